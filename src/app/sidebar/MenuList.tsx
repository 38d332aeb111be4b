import { Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';
import { chevronLeftSmall, chevronRightSmall } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { documentPlace, Link, type DocumentParams } from '../../routing';
import styles from './MenuList.module.css';

export interface MenuEntry {
	readonly key: string;
	readonly icon: ReactElement;
	readonly label: string;
	/** What kind of thing it is, where the label does not say. */
	readonly note?: string;
	readonly params: DocumentParams;
}

interface MenuListProps {
	readonly heading: string;
	readonly entries: readonly MenuEntry[];
}

/** A list of documents to go to. */
export function MenuList( { heading, entries }: MenuListProps ) {
	const id = useInstanceId( MenuList, 'atelier-menu' );
	if ( entries.length === 0 ) {
		return null;
	}
	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<h2 id={ id } className={ styles.heading }>
				{ heading }
			</h2>
			<ul className={ styles.list }>
				{ entries.map( ( { key, icon, label, note, params } ) => (
					<li key={ key }>
						<Link
							to={ documentPlace }
							params={ params }
							className={ styles.entry }
						>
							<Icon icon={ icon } />
							<span className={ styles.label }>{ label }</span>
							{ note && (
								<span className={ styles.note }>{ note }</span>
							) }
							<Icon
								icon={
									isRTL()
										? chevronLeftSmall
										: chevronRightSmall
								}
							/>
						</Link>
					</li>
				) ) }
			</ul>
		</section>
	);
}
