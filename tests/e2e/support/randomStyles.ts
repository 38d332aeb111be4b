const SLUGS = [ 'n27', 'n-27', '2xl', 'accentBlue', '2nd', 'plain', 'base-2' ];

/** A slug in the spelling of its CSS variable, as WordPress makes it. */
const NAMES: Readonly< Record< string, string > > = {
	n27: 'n-27',
	'2xl': '2-xl',
	accentBlue: 'accent-blue',
};

/** Styles of the kinds that WordPress's server and its style engine print differently. */
export function randomStyles( random: () => number, round: number ) {
	const oneOf = < T >( values: readonly T[] ): T =>
		values[ Math.floor( random() * values.length ) ] as T;
	const presets = ( values: readonly unknown[], key: string ) => ( {
		custom: SLUGS.filter( () => random() < 0.7 ).map( ( slug ) => ( {
			slug,
			name: slug,
			[ key ]: oneOf( values ),
		} ) ),
	} );
	const reference = ( infix: string ) => {
		const slug = oneOf( SLUGS );
		return oneOf( [
			`var:preset|${ infix }|${ slug }`,
			`var:preset|${ infix }|${ NAMES[ slug ] ?? slug }`,
			`var(--wp--preset--${ infix }--${ NAMES[ slug ] ?? slug })`,
		] );
	};
	const color = () => oneOf( [ reference( 'color' ), '#123456', 'teal' ] );
	const size = () => oneOf( [ reference( 'spacing' ), 0, '0', '7px' ] );
	const box = () => ( { top: size(), bottom: size(), left: size() } );
	const node = () => ( {
		color: { text: color(), background: color() },
		spacing: { padding: box() },
		border: { radius: oneOf( [ 0, '5px' ] ) },
		typography: {
			fontSize: oneOf( [ reference( 'font-size' ), '21px' ] ),
			letterSpacing: oneOf( [ 0, '1px' ] ),
			lineHeight: oneOf( [ 1, 1.5, '1.7' ] ),
		},
		dimensions: oneOf< unknown >( [
			{ minHeight: '40px', aspectRatio: '3/2' },
			{ minHeight: 0 },
			{},
		] ),
	} );
	return {
		settings: {
			color: { palette: presets( [ '#a15', '#15a', '#174' ], 'color' ) },
			spacing: { spacingSizes: presets( [ '3px', '2rem' ], 'size' ) },
			typography: { fontSizes: presets( [ '13px', '2rem' ], 'size' ) },
			custom: { round, lineHeight2x: '1.2', '2nd': 'x', on: true },
			// They don't follow the fluid sizes of the site.
			blocks: {
				'core/paragraph': {
					typography: {
						fontSizes: presets( [ '23px', '2rem' ], 'size' ),
					},
				},
			},
		},
		styles: {
			...node(),
			spacing: {
				blockGap: oneOf< unknown >( [
					0,
					'9px',
					reference( 'spacing' ),
				] ),
			},
			elements: {
				link: { color: { text: color() } },
				heading: node(),
				button: node(),
			},
			blocks: {
				'core/paragraph': node(),
				// Blocks without a stylesheet of their own.
				'core/column': node(),
				'core/list-item': node(),
				'core/query': node(),
				'core/navigation-submenu': node(),
				'core/button': {
					variations: {
						outline: { elements: { button: node() } },
					},
				},
				'core/group': {
					...node(),
					spacing: {
						blockGap: oneOf< unknown >( [ 0, { top: '3px' } ] ),
					},
				},
				'core/site-title': {
					css: oneOf( [
						'& b, i { color: red }',
						'@media (min-width: 1px) { & { color: red } }',
						'color: green; & a { color: red }',
						'& a { text-transform: uppercase }',
					] ),
				},
			},
		},
	};
}
