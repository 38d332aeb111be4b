/**
 * A color in the letters of the one before: pickers write small letters, and a changed case would look like a change of the
 * color in comparisons.
 */
export const inCaseOf = ( before: string, color: string ): string =>
	color.startsWith( '#' ) &&
	/[A-F]/.test( before ) &&
	! /[a-f]/.test( before )
		? color.toUpperCase()
		: color;
