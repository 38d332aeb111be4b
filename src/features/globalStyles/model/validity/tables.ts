/** What the keys of styles and settings mean, as in includes/Styles/Styles_Sanitizer.php; a test compares both. */

/** Keys of the styles whose values become CSS. */
export const GROUPS_OF_STYLES = [
	'background',
	'border',
	'color',
	'dimensions',
	'filter',
	'outline',
	'spacing',
	'typography',
];

export const GROUPS_OF_SETTINGS = [
	'background',
	'border',
	'color',
	'custom',
	'dimensions',
	'layout',
	'shadow',
	'spacing',
	'typography',
];

/** Keys whose entries have styles of their own, by name. */
export const CONTAINERS = [ 'blocks', 'elements', 'variations' ];

/** Texts for people, which don't become CSS. */
export const WORDS = [ 'title', 'description', 'slug', 'name' ];

/** Of presets with the same name, that of the last origin is effective. */
export const ORIGINS = [ 'default', 'blocks', 'theme', 'custom' ];

/** Keys that every object inherits. */
export const UNSAFE = [ '__proto__', 'constructor', 'prototype' ];

/** The maximum number of sizes in a scale; WordPress computes each. */
export const MAX_STEPS = 20;
