import type { ReactNode } from 'react';
import type { ScreenView } from './screenView';
import { HomeSidebar } from './sidebar/HomeSidebar';

/** A screen with something else than a document where the canvas would be. */
export const emptyScreen = (
	content: ReactNode
): Omit< ScreenView, 'key' | 'title' > => ( {
	isRoot: true,
	sidebar: <HomeSidebar />,
	subject: null,
	content,
	isEditing: false,
	edit: () => undefined,
	leave: () => undefined,
	back: null,
} );
