import fc from 'fast-check';
import {
	type Layers,
	type StylesDoc,
	hasDefaults,
	valueKeyOf,
	type PresetList,
	NO_CHANGES,
	writeSettings,
	type SettingEdit,
} from '@/features/globalStyles/index.model';
import { freePreset } from './freePreset';
import {
	addPreset,
	editPreset,
	entryAt,
	inheritedPreset,
	isListChanged,
	movePreset,
	presetEntries,
	removePreset,
	repairPresets,
	resetPreset,
	resetPresets,
} from './presetEdits';

const SIZES = { kind: 'fontSize', origin: 'custom' } as const;
const THEME = { kind: 'fontSize', origin: 'theme' } as const;

const docWith = ( fontSizes: unknown ): StylesDoc => ( {
	settings: { typography: { fontSizes } },
	styles: {},
} );

const BASE = docWith( {
	theme: [
		{ slug: 'small', name: 'Small', size: '1rem' },
		{ slug: 'large', name: 'Large', size: '2rem', fluid: true },
	],
	default: [ { slug: 'tiny', name: 'Tiny', size: '8px' } ],
} );

const makeLayers = ( fontSizes?: unknown ): Layers => ( {
	base: BASE,
	user: fontSizes === undefined ? NO_CHANGES : docWith( fontSizes ),
} );

const after = ( layers: Layers, edits: readonly SettingEdit[] ): Layers => ( {
	...layers,
	user: writeSettings( layers.user, edits ),
} );

const slugs = ( layers: Layers, list: PresetList ) =>
	presetEntries( layers, list ).map( ( { slug } ) => slug );

const custom = ( count: number ) => ( {
	custom: Array.from( { length: count }, ( _none, at ) => ( {
		slug: `custom-${ at + 1 }`,
		name: `Size ${ at + 1 }`,
		size: '16px',
	} ) ),
} );

/** Any stored list. */
const anyList = () =>
	fc.array(
		fc.oneof(
			{ weight: 3, arbitrary: anyPreset() },
			{ weight: 1, arbitrary: fc.anything( { maxDepth: 2 } ) }
		),
		{ maxLength: 6 }
	);

const anyPreset = () =>
	fc.record(
		{
			slug: fc.oneof(
				fc.constantFrom( 'small', 'large', 'custom-1', '' ),
				fc.integer(),
				fc.constant( null )
			),
			name: fc.oneof( fc.string(), fc.constant( 5 ) ),
			size: fc.oneof( fc.string(), fc.integer(), fc.constant( {} ) ),
			stranger: fc.anything( { maxDepth: 1 } ),
		},
		{ requiredKeys: [] }
	);

describe( 'the entries of a list', () => {
	it( 'are the theme’s without user changes', () => {
		expect( slugs( makeLayers(), THEME ) ).toEqual( [ 'small', 'large' ] );
		expect( isListChanged( makeLayers(), THEME ) ).toBe( false );
		const changed = makeLayers( { theme: [ { slug: 'one' } ] } );
		expect( slugs( changed, THEME ) ).toEqual( [ 'one' ] );
		expect( isListChanged( changed, THEME ) ).toBe( true );
	} );

	it( 'are the user’s for a plain list, as on the server', () => {
		const layers = makeLayers( [ { slug: 'mine' } ] );
		expect( slugs( layers, SIZES ) ).toEqual( [ 'mine' ] );
		expect( slugs( layers, THEME ) ).toEqual( [ 'small', 'large' ] );
		const added = after(
			layers,
			addPreset( layers, SIZES, { slug: 'x' } )
		);
		expect( slugs( added, SIZES ) ).toEqual( [ 'mine', 'x' ] );
		expect( slugs( added, THEME ) ).toEqual( [ 'small', 'large' ] );
	} );

	it( 'are read from the numeric keys of a PHP list with gaps', () => {
		const layers = makeLayers( {
			custom: { 0: { slug: 'a' }, 4: { slug: 'b' } },
		} );
		expect( slugs( layers, SIZES ) ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'have a problem if they are invalid', () => {
		const layers = makeLayers( {
			custom: [ { slug: 'a' }, 'x', { name: 'No slug' }, { slug: 'a' } ],
		} );
		expect(
			presetEntries( layers, SIZES ).map( ( { problem } ) => problem )
		).toEqual( [ 'taken', 'noPreset', 'noSlug', null ] );
	} );

	it.each( [
		[ 'twice', 'a', 'a' ],
		[ 'in two spellings of one variable', 'n27', 'n-27' ],
	] )(
		'are repaired without changing what visitors see: a slug %s',
		( _name, first, last ) => {
			const layers = makeLayers( {
				custom: [
					{ slug: first, size: '1px' },
					{ slug: last, size: '2px' },
				],
			} );
			const [ earlier, later ] = presetEntries(
				after( layers, repairPresets( layers, SIZES, 'custom-' ) ),
				SIZES
			);
			expect( later ).toMatchObject( {
				slug: last,
				value: '2px',
				problem: null,
			} );
			expect( earlier ).toMatchObject( {
				slug: 'custom-1',
				value: '1px',
				problem: null,
			} );
		}
	);

	it( 'of a block fall back to the site’s', () => {
		const list = { ...THEME, target: { block: 'core/quote' } };
		const layers = makeLayers();
		expect( slugs( layers, list ) ).toEqual( [ 'small', 'large' ] );
		const edited = after(
			layers,
			editPreset( layers, list, 'small', { size: '3rem' } )
		);
		expect( entryAt( presetEntries( edited, list ), 'small' )?.value ).toBe(
			'3rem'
		);
		expect(
			entryAt( presetEntries( edited, THEME ), 'small' )?.value
		).toBe( '1rem' );
	} );
} );

describe( 'WordPress’s default presets', () => {
	it( 'are available unless the theme disables them', () => {
		const doc = ( defaultFontSizes?: boolean ): StylesDoc => ( {
			settings: { typography: { defaultFontSizes } },
			styles: {},
		} );
		expect( hasDefaults( doc(), 'fontSize' ) ).toBe( true );
		expect( hasDefaults( doc( false ), 'fontSize' ) ).toBe( false );
		expect( hasDefaults( doc( false ), 'fontFamily' ) ).toBe( true );
	} );
} );

describe( 'an edit', () => {
	it( 'of a theme preset stores the theme’s list with the change, and a reset removes it', () => {
		const layers = makeLayers();
		const edited = after(
			layers,
			editPreset( layers, THEME, 'large', {
				[ valueKeyOf( 'fontSize' ) ]: '3rem',
				fluid: undefined,
			} )
		);
		expect( edited.user.settings ).toEqual( {
			typography: {
				fontSizes: {
					theme: [
						{ slug: 'small', name: 'Small', size: '1rem' },
						{ slug: 'large', name: 'Large', size: '3rem' },
					],
				},
			},
		} );
		expect( inheritedPreset( edited, THEME, 'large' )?.value ).toBe(
			'2rem'
		);
		expect(
			after( edited, resetPreset( edited, THEME, 'large' ) ).user
		).toEqual( NO_CHANGES );
	} );

	it( 'of a missing preset changes nothing', () => {
		const layers = makeLayers();
		expect( editPreset( layers, THEME, 'none', { size: '1px' } ) ).toEqual(
			[]
		);
		expect( removePreset( layers, SIZES, 'none' ) ).toEqual( [] );
		expect( resetPreset( layers, SIZES, 'none' ) ).toEqual( [] );
	} );

	it( 'moves a preset within the list', () => {
		const layers = makeLayers( custom( 3 ) );
		const moved = after(
			layers,
			movePreset( layers, SIZES, 'custom-3', -1 )
		);
		expect( slugs( moved, SIZES ) ).toEqual( [
			'custom-1',
			'custom-3',
			'custom-2',
		] );
		expect( movePreset( layers, SIZES, 'custom-3', 1 ) ).toEqual( [] );
		expect( movePreset( layers, SIZES, 'custom-1', -1 ) ).toEqual( [] );
	} );

	it( 'resets all theme presets together', () => {
		const layers = makeLayers( { theme: [] } );
		expect( after( layers, resetPresets( THEME ) ).user ).toEqual(
			NO_CHANGES
		);
	} );
} );

describe( 'laws', () => {
	it( 'any stored list can be read and edited without losing other entries', () => {
		fc.assert(
			fc.property( anyList(), fc.string(), ( list, size ) => {
				const layers = makeLayers( { custom: list } );
				const entries = presetEntries( layers, SIZES );
				const [ first ] = entries.filter(
					( { problem } ) => problem === null
				);
				const edited = after(
					layers,
					editPreset( layers, SIZES, first?.slug ?? '', { size } )
				);
				const stored = presetEntries( edited, SIZES );
				expect( stored ).toHaveLength( entries.length );
				entries.forEach( ( entry, at ) => {
					const now = stored[ at ];
					if ( entry === first ) {
						expect( now?.raw ).toEqual( { ...entry.raw, size } );
					} else {
						expect( now ).toEqual( entry );
					}
				} );
			} )
		);
	} );

	it( 'adding and removing a preset restores the list', () => {
		fc.assert(
			fc.property( anyList(), ( list ) => {
				const layers = makeLayers( { custom: list } );
				const { slug } = freePreset( layers, 'fontSize', 'custom-' );
				const added = after(
					layers,
					addPreset( layers, SIZES, {
						slug,
						name: 'New',
						size: '16px',
					} )
				);
				expect(
					entryAt( presetEntries( added, SIZES ), slug )?.name
				).toBe( 'New' );
				const removed = after(
					added,
					removePreset( added, SIZES, slug )
				);
				expect( presetEntries( removed, SIZES ) ).toEqual(
					presetEntries( layers, SIZES )
				);
			} )
		);
	} );

	it( 'a repaired list has no invalid entries, and keeps every preset', () => {
		fc.assert(
			fc.property( anyList(), ( list ) => {
				const layers = makeLayers( { custom: list } );
				const before = presetEntries( layers, SIZES );
				const repaired = presetEntries(
					after( layers, repairPresets( layers, SIZES, 'custom-' ) ),
					SIZES
				);
				expect(
					repaired.every( ( { problem } ) => problem === null )
				).toBe( true );
				expect( repaired.map( ( { value } ) => value ) ).toEqual(
					before
						.filter( ( { problem } ) => problem !== 'noPreset' )
						.map( ( { value } ) => value )
				);
			} )
		);
	} );

	it( 'editing and resetting a theme preset leaves no change', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.string() ),
				( change ) => {
					const layers = makeLayers();
					const edited = after(
						layers,
						editPreset( layers, THEME, 'small', {
							...change,
							slug: 'small',
						} )
					);
					expect(
						after( edited, resetPreset( edited, THEME, 'small' ) )
							.user
					).toEqual( NO_CHANGES );
				}
			)
		);
	} );
} );
