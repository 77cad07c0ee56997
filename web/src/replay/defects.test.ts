import { describe, expect, it } from 'vitest';
import { defectTexts } from './defects';

describe('what is wrong with a position', () => {
  it('is said once, and in general words where the code is new', () => {
    const found = [
      { defect: 'foreign_tile', about: '11' },
      { defect: 'over_with_grill', about: '' },
      { defect: 'over_with_dice', about: '' },
      { defect: 'new_to_us', about: '' },
    ];
    expect(defectTexts(found)).toEqual(['defect-tile', 'defect-over', 'defect-other']);
  });
  it('is the text, where it is no position', () => {
    expect(defectTexts(undefined)).toEqual(['defect-text']);
    expect(defectTexts([])).toEqual(['defect-text']);
  });
});
