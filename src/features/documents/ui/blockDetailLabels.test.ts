import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import type { BlockDetail } from '../model/blockDetails';
import { blockDetailLabels } from './blockDetailLabels';

jest.mock( '@/platform/boot', () => ( {
	boot: () => ( { homeUrl: 'https://shop.example/' } ),
} ) );

const labels = ( details: readonly BlockDetail[], kind: 'added' | 'moved' ) =>
	blockDetailLabels( { kind, block: 'a/b', text: '', details } );

const link = ( from: string, to: string, text = '' ): BlockDetail => ( {
	kind: 'link',
	text,
	from,
	to,
} );

it.each< [ string, BlockDetail, string ] >( [
	[
		'both addresses of a link',
		link( 'https://bank.example/', 'https://evil.example/pay' ),
		'Link changed: “bank.example” → “evil.example/pay”',
	],
	[
		'an address on this site without it',
		link( 'https://shop.example/about', 'https://evil.example' ),
		'Link changed: “/about” → “evil.example”',
	],
	[
		'addresses that only differ in their protocol',
		link( 'http://bank.example/', 'https://bank.example/' ),
		'Link changed: “http://bank.example/” → “https://bank.example/”',
	],
	[
		'the site behind a user name',
		link( '', 'https://www.paypal.com@evil.example/', 'paypal.com' ),
		'“paypal.com” links to “evil.example”',
	],
	[
		'the site that backslashes lead to',
		link( '', '/\\evil.example/a' ),
		'Link: “evil.example/a”',
	],
	[
		'the end of a long host',
		link( '', `https://bank.example.${ 'a'.repeat( 50 ) }.evil.example` ),
		`Link: “…${ 'a'.repeat( 27 ) }.evil.example”`,
	],
	[
		'a script as it is',
		link( '', 'javascript:alert(1)' ),
		'Link: “javascript:alert(1)”',
	],
	[
		'text that nobody sees',
		{ kind: 'unseen', how: 'sameColor' },
		'Visitors don’t see text in it: it has the color of its background',
	],
	[
		'files by their names',
		{ kind: 'media', text: '', from: '/u/logo.png?1', to: '/u/frown.png' },
		'File changed: “logo.png” → “frown.png”',
	],
	[
		'files of the same name by their addresses',
		{ kind: 'media', text: '', from: '/1/a.png', to: '/2/a.png' },
		'File changed: “/1/a.png” → “/2/a.png”',
	],
	[
		'what is hidden',
		{ kind: 'visibility', to: 'hidden' },
		'Hidden from visitors',
	],
	[
		'where a value comes from',
		{ kind: 'bound', attribute: 'content', to: 'core/post-data: link' },
		'“content” is connected to “core/post-data: link”',
	],
] )( 'names %s', ( _name, detail, expected ) => {
	expect( labels( [ detail ], 'moved' ) ).toEqual( [ expected ] );
} );

it( 'leaves out links within the site of something new', () => {
	expect(
		labels(
			[ link( '', '/about' ), link( '', 'mailto:a@evil.example' ) ],
			'added'
		)
	).toEqual( [ 'Link: “mailto:a@evil.example”' ] );
} );

it( 'names other sites first, and counts what is too much', () => {
	const own = Array.from( { length: 11 }, ( _none, at ) =>
		link( '', `/${ at }` )
	);
	const named = labels( [ ...own, link( '', '//evil.example' ) ], 'moved' );
	expect( named ).toHaveLength( 11 );
	expect( named[ 0 ] ).toBe( 'Link: “evil.example”' );
	expect( named.at( -1 ) ).toBe( '2 more' );
} );

describe( 'right-to-left', () => {
	beforeEach( () =>
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } )
	);
	afterEach( () => resetLocaleData() );

	it( 'says as well whether an address was added, changed or removed', () => {
		const [ added, changed, removed ] = [
			link( '', 'https://evil.example', 'About' ),
			link( 'https://bank.example', 'https://evil.example' ),
			link( 'https://bank.example', '' ),
		].map( ( detail ) =>
			( labels( [ detail ], 'moved' )[ 0 ] ?? '' ).replace(
				/[\u2068\u2069]/g,
				''
			)
		);
		expect( [ added, changed, removed ] ).toEqual( [
			'“About” links to “evil.example”',
			'Link changed: “bank.example” → “evil.example”',
			'Link removed: “bank.example”',
		] );
	} );
} );
