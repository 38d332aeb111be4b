/** Validates styles: invalid values and values that could break the site. */
export {
	culprit,
	invalidValuesIn,
	newInvalidValues,
	invalidPresetReason,
	invalidReason,
	withoutInvalidValues,
} from './invalidValues';
export { INVALID_REASONS, type InvalidReason } from './reason';
export {
	invalidPresetReasons,
	repairInvalidValues,
	userInvalidValues,
} from './repair';
export type { InvalidValue } from './walk';
export { invalidCssReason, invalidTextReason, type TextReason } from './text';
