/** Everything that is wrong with the messages, a line each. */
export function check(options?: { unused?: boolean }): string[];
