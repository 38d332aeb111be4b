/**
 * @jest-environment jsdom
 */
import type { FieldChange } from '@/features/documents/index.model';
import { siteStyles, type SiteStyles } from '../data/record';
import { mergeLayers, parseDoc } from '../model/doc';
import { styleChangeLabel } from './changeLabels';

jest.mock( '@/features/documents/index.records', () => ( {
	...jest.requireActual< object >( '@/features/documents/ui/changeLabels' ),
	blockTitle: ( name: string ) => name,
} ) );
jest.mock( '@/features/documents/data/blockTitles', () => ( {} ) );
jest.mock( '../data/record', () => ( { siteStyles: jest.fn() } ) );

const color = ( slug: string, value: string ) => ( {
	slug,
	name: slug,
	color: value,
} );
const THEME = [ color( 'Base', '#FFFFFF' ), color( 'Accent', '#FFEE58' ) ];
const EDITED = [ color( 'Base', '#ffffff' ), color( 'Accent', '#c2452d' ) ];

const base = parseDoc( {
	settings: {
		color: {
			palette: { theme: THEME },
			duotone: { theme: [] },
		},
	},
	styles: {
		typography: { fontWeight: '300' },
		spacing: { padding: { left: '2rem' } },
	},
} );

const theme: SiteStyles = {
	id: 5,
	layers: { base, user: parseDoc( {} ) },
	merged: mergeLayers( { base, user: parseDoc( {} ) } ),
	links: {},
};

const labels = (
	path: string,
	from: unknown,
	to: unknown,
	id?: number
): readonly string[] => {
	const change: FieldChange = { path: path.split( '.' ), from, to };
	return styleChangeLabel( change, id );
};

const PALETTE = 'settings.color.palette.theme';
const WEIGHT = 'styles.typography.fontWeight';
const STYLE = 'styles.typography.fontStyle';

describe( 'with the theme', () => {
	beforeEach( () => {
		jest.mocked( siteStyles ).mockReturnValue( theme );
	} );

	it.each< readonly [ string, string, unknown, unknown, readonly string[] ] >(
		[
			[
				'an edited color',
				PALETTE,
				undefined,
				EDITED,
				[ 'Palette › Accent: “#FFEE58” → “#c2452d”' ],
			],
			[
				'a color that is the theme’s again',
				PALETTE,
				EDITED,
				undefined,
				[ 'Palette › Accent: “#c2452d” → “#FFEE58” (theme)' ],
			],
			[
				'a list that is emptied',
				PALETTE,
				undefined,
				[],
				[ 'Palette › Base removed', 'Palette › Accent removed' ],
			],
			[ 'the theme’s own list', PALETTE, undefined, THEME, [] ],
			[
				'a weight that is the theme’s again',
				WEIGHT,
				'400',
				undefined,
				[ 'Typography › Weight: “400” → “300” (theme)' ],
			],
			[ 'the theme’s own weight', WEIGHT, undefined, 300, [] ],
			[ 'upright text that was upright', STYLE, undefined, 'normal', [] ],
			[
				'italics',
				STYLE,
				undefined,
				'italic',
				[ 'Typography › Style: “normal” → “italic”' ],
			],
			[
				'upright citations, which browsers slant',
				'styles.elements.cite.typography.fontStyle',
				undefined,
				'normal',
				[ 'Citations › Typography › Style: none → “normal”' ],
			],
			[
				'a side of the padding',
				'styles.spacing.padding.left',
				'10px',
				undefined,
				[ 'Dimensions › Padding › Left: “10px” → “2rem” (theme)' ],
			],
			[
				'a duotone that the theme hides',
				'styles.blocks.core/image.filter.duotone',
				undefined,
				'var:preset|duotone|dark-grayscale',
				[ 'core/image › Filters › Duotone: none → “Dark grayscale”' ],
			],
			[ 'an empty tree', 'settings.color.duotone', [], undefined, [] ],
			[
				'another spelling of the same reference',
				'styles.color.text',
				'var(--wp--preset--color--accent)',
				'var:preset|color|accent',
				[],
			],
		]
	)( 'says %s', ( _name, path, from, to, expected ) => {
		expect( labels( path, from, to ) ).toEqual( expected );
	} );
} );

describe( 'without the theme', () => {
	it.each( [
		[ 'before it is loaded', null, undefined ],
		[ 'for the styles of another theme', theme, 6 ],
	] )( 'says so: %s', ( _name, known, id ) => {
		jest.mocked( siteStyles ).mockReturnValue( known );
		expect( labels( PALETTE, EDITED, undefined, id ) ).toEqual( [
			'Palette: 2 items → theme default',
		] );
		expect( labels( WEIGHT, '400', undefined, id ) ).toEqual( [
			'Typography › Weight: “400” → theme default',
		] );
		expect(
			labels( 'settings.color.palette.custom', EDITED, undefined, id )
		).toEqual( [ 'Palette › Base removed', 'Palette › Accent removed' ] );
	} );
} );
