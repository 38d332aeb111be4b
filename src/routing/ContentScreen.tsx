import type { ReactNode } from 'react';
import type { Address } from '.';
import { BackLink } from './BackLink';
import styles from './ContentScreen.module.css';
import { Region } from '../ui/Region';

interface ContentScreenProps {
	/** The screen's title, and the name of its region. */
	readonly title: string;
	/** What of the screen is shown; its title where nothing else is said. */
	readonly heading?: string | undefined;
	/** Beside the heading, about what is shown. */
	readonly menu?: ReactNode;
	readonly description?: string | undefined;
	/** What can be done on the whole screen, such as adding something. */
	readonly actions?: ReactNode;
	/** The way up where there is no room for the menu beside it. */
	readonly back: Address;
	readonly children: ReactNode;
}

/** What a screen is about, where it is not a document on the canvas. */
export function ContentScreen( {
	title,
	heading = title,
	menu,
	description,
	actions,
	back,
	children,
}: ContentScreenProps ) {
	return (
		<Region label={ title } isFocusTarget className={ styles.screen }>
			<div className={ styles.header }>
				<div className={ styles.named }>
					<BackLink to={ back } />
					<h2 className={ styles.title }>{ heading }</h2>
					{ menu }
				</div>
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
