import fc from 'fast-check';
import { isSameTree } from '@/kernel/sameTree';
import {
	type StylesDoc,
	leavesOf,
	valueAt,
	withLeaves,
	type Leaf,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import {
	activeOf,
	applyVariation,
	freeName,
	groupOf,
	isActive,
	type Variation,
} from './variation';

const makeVariation = ( overrides: Partial< Variation > = {} ): Variation => {
	const doc = overrides.doc ?? NO_CHANGES;
	return {
		id: 'one',
		title: 'One',
		source: 'theme',
		group: groupOf( doc ),
		...overrides,
		doc,
	};
};

const styles = ( tree: StylesDoc[ 'styles' ] ): StylesDoc => ( {
	settings: {},
	styles: tree,
} );

const keep = {
	mode: 'keep',
	known: [] as readonly Variation[],
	canEditCss: true,
} as const;

/** Paths that don't contain each other, as in documents that WordPress accepts. */
const PATHS: readonly Omit< Leaf, 'value' >[] = [
	{ part: 'settings', keys: [ 'color', 'palette', 'theme' ] },
	{ part: 'settings', keys: [ 'color', 'palette', 'custom' ] },
	{ part: 'settings', keys: [ 'typography', 'fontFamilies', 'theme' ] },
	{ part: 'settings', keys: [ 'layout', 'contentSize' ] },
	{ part: 'styles', keys: [ 'color', 'text' ] },
	{ part: 'styles', keys: [ 'color', 'background' ] },
	{ part: 'styles', keys: [ 'typography', 'fontSize' ] },
	{ part: 'styles', keys: [ 'elements', 'link', ':hover', 'color', 'text' ] },
	{ part: 'styles', keys: [ 'elements', 'h1', 'typography', 'fontSize' ] },
	{ part: 'styles', keys: [ 'blocks', 'core/quote', 'border', 'radius' ] },
	{ part: 'styles', keys: [ 'blocks', 'core/quote', 'css' ] },
	{ part: 'styles', keys: [ 'spacing', 'blockGap' ] },
	{ part: 'styles', keys: [ 'css' ] },
];

const anyText = () => fc.constantFrom( 'red', 'blue', '1px', '2px' );

const anyValue = () =>
	fc.oneof(
		anyText(),
		fc.array( fc.record( { slug: fc.constantFrom( 'a', 'b' ) } ), {
			minLength: 1,
		} )
	);

const docWith = ( paths: typeof PATHS ) =>
	fc
		.uniqueArray(
			fc.record( {
				path: fc.constantFrom( ...paths ),
				value: anyValue(),
			} ),
			{ selector: ( { path } ) => path.keys.join( ' ' ) + path.part }
		)
		.map( ( leaves ) =>
			withLeaves(
				NO_CHANGES,
				leaves.map( ( { path, value } ) => ( {
					...path,
					value: path.keys.includes( 'css' )
						? JSON.stringify( value )
						: value,
				} ) )
			)
		);

const anyDoc = () => docWith( PATHS );
const anyLook = () =>
	docWith( PATHS.filter( ( { keys } ) => keys[ 0 ] !== 'css' ) );

const has = ( doc: StylesDoc, leaf: Leaf ): boolean =>
	isSameTree( valueAt( doc, leaf ), leaf.value );

describe( 'applyVariation', () => {
	it( 'applies all values of the variation', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				anyLook(),
				anyLook(),
				( user, doc, other ) => {
					const variation = makeVariation( { doc } );
					const known = [
						variation,
						makeVariation( { id: 'two', doc: other } ),
					];
					const result = applyVariation( user, variation, {
						...keep,
						known,
					} );
					expect(
						leavesOf( doc ).filter(
							( leaf ) => ! has( result, leaf )
						)
					).toEqual( [] );
					expect(
						activeOf( result, [ variation ] )?.isChanged ?? false
					).toBe( false );
				}
			)
		);
	} );

	it( 'keeps values that no variation sets', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				anyLook(),
				anyLook(),
				( user, doc, other ) => {
					const variation = makeVariation( { doc } );
					const known = [
						variation,
						makeVariation( { id: 'two', doc: other } ),
					];
					const result = applyVariation( user, variation, {
						...keep,
						known,
					} );
					const set = [ ...leavesOf( doc ), ...leavesOf( other ) ];
					const own = leavesOf( user ).filter(
						( { part, keys } ) =>
							! set.some(
								( leaf ) =>
									leaf.part === part &&
									leaf.keys.join( ' ' ) === keys.join( ' ' )
							)
					);
					expect(
						own.filter( ( leaf ) => ! has( result, leaf ) )
					).toEqual( [] );
				}
			)
		);
	} );

	it( 'is idempotent', () => {
		fc.assert(
			fc.property(
				anyDoc(),
				anyLook(),
				fc.constantFrom( 'keep', 'replace' ),
				( user, doc, mode ) => {
					const variation = makeVariation( { doc } );
					const options = {
						...keep,
						mode,
						known: [ variation ],
					} as const;
					const once = applyVariation( user, variation, options );
					expect( applyVariation( once, variation, options ) ).toBe(
						once
					);
				}
			)
		);
	} );

	it( 'replaces everything in the mode “replace”', () => {
		fc.assert(
			fc.property( anyDoc(), anyDoc(), ( user, doc ) => {
				const variation = makeVariation( { doc, group: 'all' } );
				const options = { ...keep, mode: 'replace' } as const;
				expect( applyVariation( user, variation, options ) ).toEqual(
					doc
				);
			} )
		);
	} );

	const evening = makeVariation( {
		id: 'evening',
		doc: styles( {
			color: { text: 'white', background: 'black' },
			spacing: { blockGap: '2rem' },
			css: '.evening { color: white }',
		} ),
	} );
	const noon = makeVariation( {
		id: 'noon',
		doc: styles( {
			color: { text: 'brown' },
			spacing: { padding: { top: '1px' } },
		} ),
	} );
	const pink = makeVariation( {
		id: 'pink',
		doc: styles( { color: { text: 'deeppink' } } ),
	} );
	const standard = makeVariation( { id: 'default', group: 'all' } );
	const known = [ evening, noon, pink ];
	const own = styles( {
		typography: { fontSize: '20px' },
		css: 'p { color: red }',
	} );
	const apply = ( user: StylesDoc, variation: Variation ) =>
		applyVariation( user, variation, { ...keep, known } );

	it( 'removes the previous variation, even if the user changed some of its values', () => {
		const first = apply( own, evening );
		const changed = withLeaves( first, [
			{ part: 'styles', keys: [ 'color', 'text' ], value: 'silver' },
		] );
		expect( apply( changed, noon ) ).toEqual(
			styles( {
				typography: { fontSize: '20px' },
				color: { text: 'brown' },
				spacing: { padding: { top: '1px' } },
				css: 'p { color: red }',
			} )
		);
	} );

	it( 'restores the user’s own changes with the default', () => {
		expect( apply( apply( own, evening ), standard ) ).toEqual( own );
		expect(
			apply( apply( apply( own, evening ), pink ), standard )
		).toEqual( own );
	} );

	it( 'changes only colors if a palette is applied', () => {
		expect( apply( apply( own, evening ), pink ) ).toEqual(
			styles( {
				typography: { fontSize: '20px' },
				spacing: { blockGap: '2rem' },
				color: { text: 'deeppink' },
				css: '.evening { color: white }\n\np { color: red }',
			} )
		);
	} );

	it( 'keeps CSS for users who can’t edit it', () => {
		for ( const mode of [ 'keep', 'replace' ] as const ) {
			const result = applyVariation( own, evening, {
				mode,
				known,
				canEditCss: false,
			} );
			expect( result.styles.css ).toBe( 'p { color: red }' );
		}
	} );

	it( 'keeps the user’s own changes even if they were saved as a variation', () => {
		const saved = makeVariation( { id: 'mine', source: 'own', doc: own } );
		const result = applyVariation( own, noon, {
			...keep,
			known: [ ...known, saved ],
		} );
		expect( result.styles.typography ).toEqual( { fontSize: '20px' } );
		expect( result.styles.css ).toBe( 'p { color: red }' );
	} );

	it( 'replaces one saved variation by another completely', () => {
		const mine = makeVariation( {
			id: 'mine',
			source: 'own',
			group: 'all',
			doc: styles( { typography: { fontSize: '20px' } } ),
		} );
		const yours = makeVariation( {
			id: 'yours',
			source: 'own',
			group: 'all',
			doc: styles( { color: { text: 'blue' } } ),
		} );
		expect(
			applyVariation( mine.doc, yours, {
				...keep,
				known: [ mine, yours ],
			} )
		).toEqual( yours.doc );
	} );
} );

describe( 'activeOf', () => {
	const dark = makeVariation( {
		id: 'dark',
		doc: styles( { color: { text: 'white', background: 'black', x: 1 } } ),
	} );
	const darker = makeVariation( {
		id: 'darker',
		doc: styles( {
			color: { text: 'white', background: 'black', x: 1, y: 2 },
		} ),
	} );

	it( 'is the variation with the most matching values', () => {
		const all = [ dark, darker ];
		expect( activeOf( dark.doc, all )?.variation.id ).toBe( 'dark' );
		expect( activeOf( darker.doc, all ) ).toEqual( {
			variation: darker,
			isChanged: false,
		} );
		expect( isActive( darker.doc, dark ) ).toBe( true );
	} );

	it( 'finds a variation with changed values', () => {
		const changed = withLeaves( dark.doc, [
			{ part: 'styles', keys: [ 'color', 'text' ], value: 'silver' },
		] );
		expect( activeOf( changed, [ dark ] ) ).toEqual( {
			variation: dark,
			isChanged: true,
		} );
	} );

	it( 'recognizes presets in any spelling', () => {
		const user = styles( { color: { text: 'var:preset|color|base' } } );
		const variation = makeVariation( {
			doc: styles( {
				color: { text: 'var(--wp--preset--color--base)' },
			} ),
		} );
		expect( isActive( user, variation ) ).toBe( true );
	} );

	it( 'is null without matching values', () => {
		expect( activeOf( NO_CHANGES, [ dark ] ) ).toBe( null );
		expect( activeOf( styles( { css: 'p {}' } ), [ dark ] ) ).toBe( null );
		expect( isActive( NO_CHANGES, makeVariation() ) ).toBe( false );
	} );
} );

describe( 'groupOf', () => {
	it.each( [
		[ 'nothing', NO_CHANGES, 'all' ],
		[
			'colors',
			styles( { elements: { link: { color: { text: 'x' } } } } ),
			'color',
		],
		[
			'fonts',
			styles( { typography: { fontSize: '1px' } } ),
			'typography',
		],
		[
			'fonts with their space',
			styles( {
				typography: { fontSize: '1px' },
				spacing: { blockGap: '1px' },
			} ),
			'typography',
		],
		[ 'space alone', styles( { spacing: { blockGap: '1px' } } ), 'all' ],
		[
			'colors and fonts',
			styles( { color: { text: 'x' }, typography: { fontSize: '1px' } } ),
			'all',
		],
		[
			'colors and CSS',
			styles( { color: { text: 'x' }, css: 'x' } ),
			'all',
		],
	] as const )( 'finds the scope of %s', ( _what, doc, group ) => {
		expect( groupOf( doc ) ).toBe( group );
	} );
} );

describe( 'freeName', () => {
	it.each( [
		[ 'Mine', [], 'Mine' ],
		[ 'Mine', [ 'Mine' ], 'Mine 2' ],
		[ 'Mine', [ 'Mine', 'Mine 2' ], 'Mine 3' ],
		[ 'Mine 2', [ 'Mine', 'Mine 2' ], 'Mine 3' ],
		[ '2', [ '2' ], '2 2' ],
	] )( 'turns %j next to %j into %j', ( name, taken, free ) => {
		expect( freeName( name, taken ) ).toBe( free );
	} );
} );
