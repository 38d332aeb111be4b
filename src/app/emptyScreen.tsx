import type { ReactNode } from 'react';
import type { ScreenView } from './screenView';
import { HomeSidebar } from './sidebar/HomeSidebar';

/** A screen without a document, whose content replaces the canvas. */
export const emptyScreen = (
	content: ReactNode
): Omit< ScreenView, 'key' | 'title' > => ( {
	isRoot: false,
	sidebar: <HomeSidebar />,
	subject: null,
	content,
	isEditing: false,
	edit: () => undefined,
	leave: () => undefined,
	back: null,
} );
