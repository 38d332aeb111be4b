/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { IconPreview } from './IconPreview';

const show = ( title: string, tagline: string, url = '' ) => {
	const { container } = render(
		<IconPreview url={ url } title={ title } tagline={ tagline } />
	);
	const [ tab, app ] = [ ...container.querySelectorAll( 'span' ) ];
	return { tab: tab?.textContent, app: app?.textContent, container };
};

it.each( [
	[
		'title and tagline',
		'Harbour',
		'Since 1911',
		'Harbour – Since 1911',
		'Harbour',
	],
	[ 'a title alone', 'Harbour', ' ', 'Harbour', 'Harbour' ],
	[ 'a tagline alone', '', 'Since 1911', 'Since 1911', 'Since 1911' ],
	[ 'neither', '', '', 'localhost', 'localhost' ],
] )( 'shows a tab and an app with %s', ( _name, title, tagline, tab, app ) => {
	expect( show( title, tagline ) ).toMatchObject( { tab, app } );
} );

it( 'is one image to screen readers, named after the site', () => {
	show( 'Harbour', '', 'https://example.org/icon.png' );
	expect(
		screen.getByRole( 'img', { name: /as an app: Harbour$/ } )
	).not.toBeNull();
} );
