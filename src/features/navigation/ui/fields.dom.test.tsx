/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render } from '@testing-library/react';
import { makeFields } from './fields';
import type { Menu } from '../model/menu';

it( 'regression: separates a menu’s badge from its title', () => {
	const menu: Menu = {
		id: '7',
		title: 'Draft menu',
		isDraft: true,
		facts: { items: 0, usedIn: [], isInvalid: true, version: '' },
	};
	const { container } = render(
		<>{ makeFields( new Map() )[ 0 ].render( { item: menu } ) }</>
	);
	expect( container.textContent ).toBe(
		'Draft menu Invalid content (Draft)'
	);
} );

it( 'doesn’t say that a menu is used nowhere where that isn’t known yet', () => {
	const usedIn = makeFields( new Map() ).find(
		( { id } ) => id === 'usedIn'
	);
	const textWith = ( uses: [] | null ) =>
		render(
			<>
				{ usedIn?.render( {
					item: {
						id: '7',
						title: 'Menu',
						isDraft: false,
						facts: {
							items: 0,
							usedIn: uses,
							isInvalid: false,
							version: '',
						},
					},
				} ) }
			</>
		).container.textContent;
	// The index counts pages as well, which aren't among these.
	expect( textWith( [] ) ).toContain( '…' );
	expect( textWith( null ) ).toBe( '–' );
} );
