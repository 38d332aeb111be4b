import fc from 'fast-check';
import type { StylesDoc } from '@/features/globalStyles/index.model';
import type { UsedKind } from '@/features/uses/index.model';
import type { Own, OwnPreset } from './own';
import { ownPresets, stylesWithout } from './ownPresets';
import { inactiveFonts } from './ownFonts';
import { unusedOf } from './unused';

const docOf = (
	palette: readonly unknown[],
	styles: StylesDoc[ 'styles' ] = {}
): StylesDoc => ( {
	settings: { color: { palette: { custom: palette } } },
	styles,
} );

const EMPTY: StylesDoc = { settings: {}, styles: {} };

const makeColor = ( slug: string ): OwnPreset => {
	const [ preset ] = ownPresets(
		{ base: EMPTY, user: docOf( [ { slug, name: slug, color: '#123' } ] ) },
		true
	);
	return preset as OwnPreset;
};

const makePattern = ( id: string, group: 'pattern' | 'unsynced' ): Own => ( {
	group,
	type: 'wp_block',
	id,
	title: `Pattern ${ id }`,
	removal: 'trash',
	isRemovable: true,
} );

const counted = (
	kind: UsedKind,
	counts: Readonly< Record< string, number > >
) => new Map( [ [ kind, new Map( Object.entries( counts ) ) ] ] );

const slugs = fc.uniqueArray( fc.stringMatching( /^[a-z]{1,6}$/ ), {
	minLength: 1,
	maxLength: 8,
} );

describe( 'unusedOf', () => {
	it( 'lists what was counted and has no use, and nothing else', () => {
		fc.assert(
			fc.property(
				slugs.chain( ( all ) =>
					fc.record( {
						all: fc.constant( all ),
						counts: fc.dictionary(
							fc.constantFrom( ...all ),
							fc.nat( { max: 2 } )
						),
					} )
				),
				( { all, counts } ) => {
					const unused = unusedOf(
						all.map( makeColor ),
						counted( 'color', counts ),
						EMPTY
					);
					expect( unused.map( ( { id } ) => id ) ).toEqual(
						all.filter( ( slug ) => counts[ slug ] === 0 )
					);
				}
			)
		);
	} );

	it( 'keeps a preset that the edited styles use', () => {
		const styles = docOf( [], {
			color: { text: 'var:preset|color|sea' },
		} );
		expect(
			unusedOf(
				[ 'sea', 'sand' ].map( makeColor ),
				counted( 'color', { sea: 0, sand: 0 } ),
				styles
			).map( ( { id } ) => id )
		).toEqual( [ 'sand' ] );
	} );

	it( 'lists patterns that aren’t synced, whose copies are on their own', () => {
		expect(
			unusedOf(
				[
					makePattern( '1', 'pattern' ),
					makePattern( '2', 'unsynced' ),
				],
				counted( 'pattern', { 1: 3 } ),
				EMPTY
			).map( ( { id } ) => id )
		).toEqual( [ '2' ] );
	} );
} );

describe( 'stylesWithout', () => {
	it( 'removes the given presets and keeps all others in their order', () => {
		fc.assert(
			fc.property(
				slugs.chain( ( all ) =>
					fc.record( {
						all: fc.constant( all ),
						gone: fc.subarray( all ),
					} )
				),
				( { all, gone } ) => {
					const user = docOf(
						all.map( ( slug ) => ( {
							slug,
							name: slug,
							color: '#123',
						} ) ),
						{ color: { text: '#456' } }
					);
					const layers = { base: EMPTY, user };
					const after = stylesWithout(
						layers,
						ownPresets( layers, true ).filter( ( { id } ) =>
							gone.includes( id )
						)
					);
					expect(
						ownPresets( { base: EMPTY, user: after }, true ).map(
							( { id } ) => id
						)
					).toEqual(
						all.filter( ( slug ) => ! gone.includes( slug ) )
					);
					expect( after.styles ).toEqual( user.styles );
				}
			)
		);
	} );
} );

describe( 'inactiveFonts', () => {
	it( 'leaves out active fonts, however their slugs are spelled', () => {
		const family = ( id: number, slug: string ) => ( {
			id,
			slug,
			name: slug,
			canDelete: true,
		} );
		expect(
			inactiveFonts(
				[ family( 1, 'inter-2' ), family( 2, 'lora' ) ],
				[ 'inter2' ]
			).map( ( { id } ) => id )
		).toEqual( [ '2' ] );
	} );
} );
