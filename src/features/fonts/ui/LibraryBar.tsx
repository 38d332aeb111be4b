import type { ReactNode } from 'react';
import styles from './LibraryBar.module.css';

/** The buttons of a panel, always visible below its list. */
export const LibraryBar = ( {
	children,
}: {
	readonly children: ReactNode;
} ) => (
	<div className={ styles.bar } data-keep-clear>
		{ children }
	</div>
);
