import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DocumentRef } from '../features/documents';
import { boot } from '../platform/boot';
import {
	documentPlace,
	goBackOr,
	homePlace,
	navigate,
	placesBehind,
	type Address,
	type DocumentParams,
} from '../routing';
import { documentPreviewUrl, homePreviewUrl } from './previewUrl';
import { DocumentSidebar } from './sidebar/DocumentSidebar';
import { HomeSidebar } from './sidebar/HomeSidebar';
import { NotFound, Unsupported } from './sidebar/Notices';

/** What the canvas shows. */
export interface CanvasSubject {
	/** What can be edited; null where the theme has nothing made of blocks there. */
	readonly document: DocumentRef | null;
	readonly title: string;
	/** Where visitors see it; null where it has no address of its own. */
	readonly previewUrl: string | null;
}

/** What one address looks like. */
export interface ScreenView {
	/** Two addresses with the same key are states of the same screen. */
	readonly key: string;
	readonly title: string;
	readonly isRoot: boolean;
	readonly sidebar: ReactNode;
	/** What is on the canvas, or null where `content` takes its place. */
	readonly subject: CanvasSubject | null;
	readonly content?: ReactNode;
	readonly isEditing: boolean;
	readonly edit: () => void;
	readonly leave: () => void;
	/** Goes back to the document that this one was opened out of; null where it was not. */
	readonly back: ( () => void ) | null;
}

type Screen = ( address: Address ) => ScreenView | null;

/** Every screen, in the order in which they are asked whether an address is theirs. */
const SCREENS: readonly Screen[] = [ homeScreen, documentScreen ];

/** The screen of an address; the last resort says that there is none. */
export function screenAt( address: Address ): ScreenView {
	for ( const screen of SCREENS ) {
		const view = screen( address );
		if ( view ) {
			return view;
		}
	}
	return notFoundScreen( address );
}

function homeScreen( address: Address ): ScreenView | null {
	const params = homePlace.parse( address );
	if ( ! params ) {
		return null;
	}
	const { home, site } = boot();
	return {
		key: 'home',
		title: __( 'Design', 'atelier' ),
		isRoot: true,
		sidebar: <HomeSidebar />,
		subject: {
			document: home,
			title: home?.title ?? site.title,
			previewUrl: homePreviewUrl( address.query ),
		},
		isEditing: params.isEditing && home !== null,
		edit: () => navigate( homePlace, { isEditing: true } ),
		leave: () => goBackOr( homePlace, { isEditing: false } ),
		back: null,
	};
}

function documentScreen( address: Address ): ScreenView | null {
	const params = documentPlace.parse( address );
	if ( ! params ) {
		return null;
	}
	const { type, id, isEditing, isFocused } = params;
	const label = boot().postTypes[ type ]?.label;
	if ( label === undefined ) {
		return null;
	}
	const here = ( changed: Partial< DocumentParams > ): DocumentParams => ( {
		...params,
		...changed,
	} );
	const leave = () => goBackOr( documentPlace, here( { isEditing: false } ) );
	const isSupported = boot().theme.isBlockTheme || ! needsBlockTheme( type );
	return {
		key: documentKey( { type, id } ),
		title: label,
		isRoot: false,
		sidebar: (
			<DocumentSidebar
				document={ { type, id } }
				screenKey={ documentKey( { type, id } ) }
			/>
		),
		subject: isSupported
			? {
					document: { type, id },
					title: label,
					previewUrl: documentPreviewUrl(
						{ type, id },
						address.query
					),
				}
			: null,
		...( isSupported ? {} : { content: <Unsupported /> } ),
		isEditing: isEditing && isSupported,
		edit: () => navigate( documentPlace, here( { isEditing: true } ) ),
		leave,
		back: isFocused && placesBehind() > 0 ? leave : null,
	};
}

function notFoundScreen( { path }: Address ): ScreenView {
	return {
		key: `not-found ${ path }`,
		title: __( 'Not found', 'atelier' ),
		isRoot: true,
		sidebar: <HomeSidebar />,
		subject: null,
		content: <NotFound />,
		isEditing: false,
		edit: () => undefined,
		leave: () => undefined,
		back: null,
	};
}

/** The key of a document's screen. */
const documentKey = ( { type, id }: DocumentRef ): string =>
	`document ${ type } ${ id }`;

/** Templates and their parts exist only where the theme is made of blocks. */
const needsBlockTheme = ( type: string ): boolean =>
	type === 'wp_template' || type === 'wp_template_part';
