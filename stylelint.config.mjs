/** @type {import('stylelint').Config} */
export default {
	extends: [ 'stylelint-config-standard' ],
	plugins: [ 'stylelint-use-logical' ],
	rules: {
		// Right-to-left comes by itself where nothing says left or right.
		'csstools/use-logical': true,
		'selector-class-pattern': null,
		'selector-pseudo-class-no-unknown': [
			true,
			{ ignorePseudoClasses: [ 'global' ] },
		],
		'custom-property-empty-line-before': null,
		'no-descending-specificity': null,
		'media-feature-range-notation': 'prefix',
		'import-notation': 'string',
	},
};
