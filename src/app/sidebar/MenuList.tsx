import { Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';
import { chevronLeftSmall, chevronRightSmall } from '@wordpress/icons';
import type { ReactElement, ReactNode } from 'react';
import { anyRoute, Link, type Address } from '@/routing';
import styles from './MenuList.module.css';

export interface MenuEntry {
	readonly key: string;
	readonly icon: ReactElement;
	readonly label: string;
	/** The type of the entry, where its label doesn't tell. */
	readonly note?: string;
	readonly address: Address;
	/** Whether this is the current screen. */
	readonly isCurrent?: boolean;
	/** Actions on the entry, beside its link. */
	readonly actions?: ReactNode;
}

interface MenuListProps {
	readonly heading: string;
	/** Whether the heading is for screen readers only. */
	readonly isHeadingHidden?: boolean;
	readonly entries: readonly MenuEntry[];
	/** Follows the entries, such as a button that adds one. */
	readonly children?: ReactNode;
}

/** A list of links. */
export function MenuList( {
	heading,
	isHeadingHidden = false,
	entries,
	children,
}: MenuListProps ) {
	const id = useInstanceId( MenuList, 'atelier-menu' );
	if ( entries.length === 0 && ! children ) {
		return null;
	}
	return (
		<div className={ styles.section } role="group" aria-labelledby={ id }>
			<h2
				id={ id }
				className={
					isHeadingHidden ? 'screen-reader-text' : styles.heading
				}
			>
				{ heading }
			</h2>
			<ul className={ styles.list }>
				{ entries.map(
					( {
						key,
						icon,
						label,
						note,
						address,
						isCurrent,
						actions,
					} ) => (
						<li key={ key } className={ styles.item }>
							<Link
								to={ anyRoute }
								params={ address }
								className={ styles.entry }
								aria-current={ isCurrent ? 'true' : undefined }
							>
								<Icon icon={ icon } />
								<span className={ styles.label }>
									<bdi>{ label }</bdi>
								</span>
								{ note && (
									<span className={ styles.note }>
										{ note }
									</span>
								) }
								{ isCurrent === undefined && (
									<Icon
										icon={
											isRTL()
												? chevronLeftSmall
												: chevronRightSmall
										}
									/>
								) }
							</Link>
							{ actions }
						</li>
					)
				) }
			</ul>
			{ children }
		</div>
	);
}
