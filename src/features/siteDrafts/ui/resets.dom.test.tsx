/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { render, screen } from '@testing-library/react';
import { useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { parseChange } from '../model/change';
import { ChangePictures } from './ChangePictures';
import { ChangeSummary } from './ChangeSummary';

jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	...jest.requireActual< object >( '@/platform/boot' ),
	boot: () => ( {
		postTypes: {},
		theme: { stylesheet: 'one' },
		homeUrl: 'https://example.org/',
		siteDraft: null,
	} ),
} ) );
jest.mock( '@/ui/WhenInView', () => ( {
	__esModule: true,
	WhenInView: ( { children }: { readonly children: ReactNode } ) => children,
} ) );
jest.mock( '@/features/previews', () => ( {
	__esModule: true,
	PreviewFrame: function Frame( {
		page,
		onPage,
	}: {
		readonly page: string;
		readonly onPage?: ( drawn: Document ) => void;
	} ) {
		useEffect( () => {
			const drawn = document.implementation.createHTMLDocument( page );
			onPage?.( drawn );
			// eslint-disable-next-line react-hooks/exhaustive-deps -- As a frame, which loads once.
		}, [ page ] );
		return page;
	},
} ) );
jest.mock( '../model/unseenTexts', () => ( {
	__esModule: true,
	unseenTexts: ( { title }: Document ) =>
		title.endsWith( 'draft' )
			? [ 'Old secret', 'New secret' ]
			: [ 'Old secret' ],
} ) );
jest.mock( '../data/pictures', () => ( {
	__esModule: true,
	useDraftPreview: ( of: string, draft: number | null ) => ( {
		status: 'ready',
		value: `${ of } ${ draft === null ? 'live' : 'in the draft' }`,
	} ),
} ) );

const DRAFT = { id: 7, title: 'Spring' };

function review( reset: boolean ) {
	const change = parseChange( {
		key: 'wp_template:one//page',
		type: 'wp_template',
		recordId: 'one//page',
		label: 'Pages',
		action: 'delete',
		reset,
		edits: { force: true },
	} );
	if ( ! change ) {
		throw new Error( 'no change' );
	}
	render(
		<>
			<ChangeSummary draft={ DRAFT } change={ change } />
			<ChangePictures draft={ DRAFT } change={ change } />
		</>
	);
}

it( 'regression: shows another picture of a page once it is another version, on that side only', () => {
	const pictures = () => [ ...document.querySelectorAll( 'iframe' ) ];
	const pageIn = ( version: string ) => {
		const change = parseChange( {
			key: 'wp_global_styles:5',
			type: 'wp_global_styles',
			recordId: '5',
			label: 'Styles',
			action: 'update',
			liveVersion: 'l1',
			version,
		} );
		return change && <ChangePictures draft={ DRAFT } change={ change } />;
	};
	const { rerender } = render( pageIn( 'v1' ) );
	const [ live, drafted ] = pictures();
	rerender( pageIn( 'v2' ) );
	expect(
		pictures().map( ( one ) => [ live, drafted ].includes( one ) )
	).toEqual( [ true, false ] );
} );

const title = () => screen.getByRole( 'heading' ).textContent;
const after = () => screen.getAllByRole( 'figure' ).at( -1 )?.textContent ?? '';

it( 'says and shows that a template goes back to the theme’s version', () => {
	review( true );
	expect( title() ).toBe( 'PagesReset to the theme’s version' );
	expect( after() ).toBe( 'Afterwp_template:one//page in the draft' );
} );

it( 'says that nothing is left of a deleted template', () => {
	review( false );
	expect( title() ).toBe( 'PagesDeleted' );
	expect( after() ).toBe( 'AfterDeleted' );
} );

it( 'names the texts that visitors no longer see, as the pictures show', () => {
	const change = parseChange( {
		key: 'wp_template:one//page',
		type: 'wp_template',
		recordId: 'one//page',
		label: 'Pages',
		action: 'update',
		edits: { content: 'New secret' },
	} );
	render(
		change && (
			<>
				<ChangeSummary draft={ DRAFT } change={ change } />
				<ChangePictures draft={ DRAFT } change={ change } />
			</>
		)
	);
	expect( screen.getByRole( 'status' ).textContent ).toBe(
		'Visitors don’t see: “New secret”'
	);
} );
