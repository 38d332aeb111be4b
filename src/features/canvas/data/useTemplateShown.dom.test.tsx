/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { screen } from '@testing-library/react';
import {
	click,
	FakeSite,
	POST_TYPES,
	renderRoom,
} from '@tests/support/renderRoom';
import { useTemplateShown } from './useTemplateShown';

function Shown( { id }: { readonly id: string } ) {
	const [ isShown, toggle ] = useTemplateShown( { type: 'page', id } );
	return (
		<button type="button" onClick={ toggle }>
			{ `Page ${ id }: ${ isShown ? 'in its template' : 'alone' }` }
		</button>
	);
}

describe( 'the template around a page', () => {
	it( 'is shown for the homepage, whose preview shows it too, whatever is chosen for other pages', async () => {
		await renderRoom(
			<>
				<Shown id="7" />
				<Shown id="8" />
			</>,
			{
				site: new FakeSite(),
				boot: {
					postTypes: {
						...POST_TYPES,
						page: { ...POST_TYPES.page, showsTemplate: false },
					},
					home: {
						type: 'page',
						id: '7',
						title: 'Welcome',
						template: null,
						parts: [],
					},
				},
			}
		);
		await screen.findByText( 'Page 7: in its template' );
		await screen.findByText( 'Page 8: alone' );
		await click( 'Page 7: in its template' );
		await screen.findByText( 'Page 7: alone' );
		await screen.findByText( 'Page 8: alone' );
		await click( 'Page 8: alone' );
		await screen.findByText( 'Page 8: in its template' );
		await screen.findByText( 'Page 7: alone' );
	} );
} );
