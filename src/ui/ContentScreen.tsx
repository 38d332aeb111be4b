import type { ReactNode } from 'react';
import styles from './ContentScreen.module.css';
import { Region } from './Region';

interface ContentScreenProps {
	/** The screen's title, and the name of its region. */
	readonly title: string;
	readonly description?: string | undefined;
	/** What can be done on the whole screen, such as adding something. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}

/** What a screen is about, where it is not a document on the canvas. */
export function ContentScreen( {
	title,
	description,
	actions,
	children,
}: ContentScreenProps ) {
	return (
		<Region label={ title } className={ styles.screen }>
			<div className={ styles.header }>
				<h2 className={ styles.title }>{ title }</h2>
				{ actions && (
					<div className={ styles.actions }>{ actions }</div>
				) }
			</div>
			{ description && (
				<p className={ styles.description }>{ description }</p>
			) }
			<div className={ styles.body }>{ children }</div>
		</Region>
	);
}
