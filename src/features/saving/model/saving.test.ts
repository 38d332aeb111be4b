import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { groupByName, savesDirectly, saveStatus } from './saving';

const change = (
	overrides: Partial< ChangedRecord > = {}
): ChangedRecord => ( {
	kind: 'postType',
	name: 'wp_template',
	id: 'theme//home',
	title: 'Blog Home',
	...overrides,
} );

const home = { type: 'wp_template', id: 'theme//home' };

describe( 'saveStatus', () => {
	it.each( [
		[ 'nothing is changed', [], false, { name: 'saved' } ],
		[
			'one record is changed',
			[ change() ],
			false,
			{ name: 'changed', count: 1 },
		],
		[
			'two records are changed',
			[ change(), change( { id: 'theme//index' } ) ],
			false,
			{ name: 'changed', count: 2 },
		],
		[ 'a save is under way', [ change() ], true, { name: 'saving' } ],
		[ 'the last change is being saved', [], true, { name: 'saving' } ],
	] )( 'when %s', ( _name, changed, isSaving, status ) => {
		expect( saveStatus( changed, isSaving ) ).toEqual( status );
	} );
} );

describe( 'saveStatus of a waiting save', () => {
	it( 'shows the reason for waiting before anything else', () => {
		expect( saveStatus( [ change() ], true, 'connection' ) ).toEqual( {
			name: 'waiting',
			what: 'connection',
		} );
	} );
} );

describe( 'savesDirectly', () => {
	it( 'saves the only change of the open document without a review', () => {
		expect( savesDirectly( [ change() ], home ) ).toBe( true );
	} );

	it.each( [
		[ 'nothing is changed', [], home ],
		[
			'something else is changed',
			[ change( { id: 'theme//index' } ) ],
			home,
		],
		[
			'more than the open document is changed',
			[ change(), change( { name: 'page', id: '2' } ) ],
			home,
		],
		[ 'no document is open', [ change() ], null ],
		[
			'the change is of the site',
			[
				change( {
					kind: 'root',
					name: 'site',
					id: undefined,
					property: 'title',
				} ),
			],
			home,
		],
	] )( 'asks when %s', ( _name, changed, open ) => {
		expect( savesDirectly( changed, open ) ).toBe( false );
	} );
} );

describe( 'changeKey', () => {
	it( 'tells settings of the site apart', () => {
		const setting = { kind: 'root', name: 'site', id: undefined };
		expect(
			changeKey( change( { ...setting, property: 'title' } ) )
		).not.toBe(
			changeKey( change( { ...setting, property: 'description' } ) )
		);
	} );

	it( 'does not depend on the title', () => {
		expect( changeKey( change( { title: 'One' } ) ) ).toBe(
			changeKey( change( { title: 'Two' } ) )
		);
	} );
} );

describe( 'groupByName', () => {
	it( 'keeps every record, in the order of first appearance', () => {
		const page = change( { name: 'page', id: '2' } );
		const groups = groupByName( [
			change(),
			page,
			change( { id: 'theme//index' } ),
		] );
		expect( [ ...groups.keys() ] ).toEqual( [ 'wp_template', 'page' ] );
		expect( groups.get( 'wp_template' ) ).toHaveLength( 2 );
		expect( groups.get( 'page' ) ).toEqual( [ page ] );
	} );
} );
