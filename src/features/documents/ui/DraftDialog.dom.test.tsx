/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, render, screen } from '@testing-library/react';
import { openDraft } from '@/platform/siteDraft';
import { drafting } from '../data/draftedType';
import { DraftDialog } from './DraftDialog';

jest.mock( '../data/drafting', () => ( { __esModule: true } ) );
jest.mock( '@/platform/siteDraft', () => ( {
	__esModule: true,
	openDraft: jest.fn(),
} ) );
jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	boot: () => ( { postTypes: { page: { label: 'Page', hasTitle: true } } } ),
} ) );

const DRAFT = {
	id: 7,
	title: 'Spring',
	status: 'open',
	count: 0,
	problem: '',
} as const;

it.each( [
	[ 'page', null, 'Create draft' ],
	[ 'page', DRAFT, 'Create page' ],
	[ 'post', DRAFT, 'Create post' ],
	[ 'book', DRAFT, 'Create' ],
] )( 'calls only a status a draft: a new %s in %p', ( type, draft, label ) => {
	jest.mocked( openDraft ).mockReturnValue( draft );
	render( <DraftDialog onCreated={ jest.fn() } /> );
	act( () => drafting.set( type ) );
	expect( screen.getAllByRole( 'button', { name: label } ) ).toHaveLength(
		1
	);
} );

it.each( [
	[ 'page', 'Draft new: Page' ],
	[ 'book', 'Draft new: book' ],
] )( 'is named after the type: a new %s', ( type, name ) => {
	render( <DraftDialog onCreated={ jest.fn() } /> );
	act( () => drafting.set( type ) );
	expect( screen.getByRole( 'dialog', { name } ) ).toBeTruthy();
	expect( screen.getByPlaceholderText( 'No title' ) ).toBeTruthy();
} );
