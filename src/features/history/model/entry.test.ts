import { parseEntry, parseFullEntry } from './entry';

const raw = {
	id: 7,
	date: '2026-11-24T10:00:00Z',
	author: { id: 1, name: 'Ann', avatar: 'https://example.org/a.png' },
	source: 'editor',
	trust: 'verified',
	draft: null,
	records: [
		{
			key: 'wp_global_styles:5',
			type: 'wp_global_styles',
			recordId: '5',
			typeLabel: '',
			label: '',
			action: 'update',
			fields: [ 'styles' ],
			changedBy: { id: 2, name: 'Bob', avatar: '' },
			changesPassword: false,
			isCut: false,
			before: { styles: [], settings: { color: {} } },
			after: { styles: { color: { text: 'red' } } },
			state: 'live',
			changed: [ 'styles' ],
			since: { id: 8, date: '2026-11-24T11:00:00Z', author: null },
		},
	],
};

describe( 'parseEntry', () => {
	it( 'parses author, time, source and records', () => {
		expect( parseEntry( raw ) ).toMatchObject( {
			id: 7,
			date: new Date( Date.UTC( 2026, 10, 24, 10 ) ),
			author: { name: 'Ann' },
			source: 'editor',
			trust: 'verified',
			draft: null,
			records: [
				{
					key: 'wp_global_styles:5',
					action: 'update',
					changedBy: { id: 2, name: 'Bob' },
				},
			],
		} );
	} );

	it.each( [
		null,
		[],
		'entry',
		{},
		{ id: '7' },
		{ id: 7 },
		{ id: 7, date: 'soon' },
	] )( 'is null for %o', ( one ) => {
		expect( parseEntry( one ) ).toBeNull();
	} );

	it.each( [
		[ { name: 'shop/sell', label: 'Sell' }, 'Sell' ],
		[ { name: 'shop/sell', label: '' }, 'shop/sell' ],
		[ null, '' ],
		[ 'shop/sell', '' ],
	] )( 'names the ability %j “%s”', ( ability, name ) => {
		const entry = parseEntry( { ...raw, agent: 'Laptop', ability } );
		expect( [ entry?.agent, entry?.ability ] ).toEqual( [
			'Laptop',
			name,
		] );
	} );

	it( 'replaces unknown values with defaults', () => {
		expect(
			parseEntry( {
				...raw,
				source: 'moon',
				trust: 'sure',
				author: 'Ann',
				records: [ null, { key: 'a:1', action: 'explode' } ],
			} )
		).toMatchObject( {
			source: 'rest',
			trust: 'unverified',
			author: null,
			records: [
				{ key: 'a:1', action: 'update', fields: [], changedBy: null },
			],
		} );
	} );
} );

describe( 'parseFullEntry', () => {
	it( 'turns empty lists of PHP into empty objects', () => {
		expect( parseFullEntry( raw )?.records[ 0 ] ).toMatchObject( {
			before: { styles: {}, settings: { color: {} } },
			state: 'live',
			changed: [ 'styles' ],
			since: { id: 8, author: null },
		} );
	} );
} );
