/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import type { useUses } from '@/features/uses';
import { UsedIn } from './UsedIn';

type Uses = ReturnType< typeof useUses >;

const mockUses = jest.fn< ( kind: string, id: string ) => Uses >();

jest.mock( '@/features/uses', () => ( {
	__esModule: true,
	useUses: ( kind: string, id: string ) => mockUses( kind, id ),
} ) );

const show = (
	value: Partial< Extract< Uses, { status: 'ready' } >[ 'value' ] >
) => {
	mockUses.mockReturnValue( {
		status: 'ready',
		value: {
			documents: [],
			total: 0,
			others: 0,
			isComplete: true,
			...value,
		},
		retry: jest.fn(),
	} );
	return render( <UsedIn type="wp_block" id="7" /> ).container.textContent;
};

describe( 'where a pattern is used', () => {
	it( 'is a list of links, with the number of the others', () => {
		show( {
			documents: [
				{
					type: 'wp_template',
					id: 'theme//home',
					title: 'Home',
					isDirect: true,
				},
				{ type: 'widgets', id: '', title: 'Widgets', isDirect: true },
			],
			total: 12,
			others: 1,
		} );
		expect( mockUses ).toHaveBeenCalledWith( 'pattern', '7' );
		expect(
			screen.getByRole( 'link', { name: 'Home' } ).getAttribute( 'href' )
		).toContain( encodeURIComponent( '/wp_template/theme//home' ) );
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 1 );
		screen.getByText( 'and 11 more' );
	} );

	it( 'is said to be nowhere once everything was checked', () => {
		expect( show( {} ) ).toContain( 'It isn’t used anywhere.' );
	} );

	it( 'isn’t said to be nowhere before', () => {
		const text = show( { isComplete: false } );
		expect( text ).not.toContain( 'It isn’t used anywhere.' );
		expect( text ).toContain( 'Not all content could be checked.' );
	} );
} );
