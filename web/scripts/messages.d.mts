/** Everything that is wrong with the messages, a line each. */
export function check(options?: { unused?: boolean }): string[];
/** The slips of typography in a text; '\ufffc' stands for what is put in. */
export function slips(language: string, text: string): string[];
