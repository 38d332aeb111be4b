import { normalizeFields } from '../fields';
import { problemsOf, rowsOf } from './form';

interface Page {
	readonly title: string;
	readonly order: number | string;
	readonly status: string;
}

const fields = normalizeFields< Page >( [
	{ id: 'title', label: 'Title', type: 'text' },
	{ id: 'order', label: 'Order', type: 'integer' },
	{ id: 'status', label: 'Status' },
	{
		id: 'password',
		label: 'Password',
		isVisible: ( { status } ) => status !== 'private',
	},
] );
const page: Page = { title: 'Home', order: 1, status: 'publish' };

describe( 'rowsOf', () => {
	it( 'groups fields under one label, and leaves out missing ones', () => {
		const form = {
			type: 'panel',
			fields: [
				'title',
				{
					id: 'visibility',
					label: 'Visibility',
					children: [ 'status', 'password' ],
				},
				'nothing',
			],
		} as const;
		expect( rowsOf( form, fields, page ) ).toMatchObject( [
			{ id: 'title', label: 'Title', type: 'panel' },
			{
				id: 'visibility',
				label: 'Visibility',
				fields: [ { id: 'status' }, { id: 'password' } ],
			},
		] );
		const hidden = rowsOf( form, fields, { ...page, status: 'private' } );
		expect( hidden[ 1 ]?.fields ).toHaveLength( 1 );
	} );
} );

describe( 'problemsOf', () => {
	it( 'returns problems by field', () => {
		const rows = rowsOf( { fields: [ 'title', 'order' ] }, fields, page );
		expect( problemsOf( rows, page ) ).toEqual( {} );
		expect(
			Object.keys( problemsOf( rows, { ...page, order: 'x' } ) )
		).toEqual( [ 'order' ] );
	} );
} );
