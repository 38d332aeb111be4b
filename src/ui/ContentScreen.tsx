import type { ReactNode } from 'react';
import styles from './ContentScreen.module.css';
import { Region } from './Region';

interface ContentScreenProps {
	/** The screen's title, and the name of its region. */
	readonly title: string;
	readonly children: ReactNode;
}

/** What a screen is about, where it is not a document on the canvas. */
export function ContentScreen( { title, children }: ContentScreenProps ) {
	return (
		<Region label={ title } className={ styles.screen }>
			<h2 className={ styles.title }>{ title }</h2>
			<div className={ styles.body }>{ children }</div>
		</Region>
	);
}
