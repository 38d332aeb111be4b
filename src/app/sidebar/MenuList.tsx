import { Icon } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';
import { chevronLeftSmall, chevronRightSmall } from '@wordpress/icons';
import type { ReactElement, ReactNode } from 'react';
import { anyRoute, Link, type Address } from '../../routing';
import styles from './MenuList.module.css';

export interface MenuEntry {
	readonly key: string;
	readonly icon: ReactElement;
	readonly label: string;
	/** What kind of thing it is, where the label does not say. */
	readonly note?: string;
	readonly address: Address;
	/** Whether the user is there already. */
	readonly isCurrent?: boolean;
	/** Called when someone is about to go there, such as by the pointer being on it. */
	readonly onApproach?: () => void;
	/** What can be done to it, beside the way to it. */
	readonly actions?: ReactNode;
}

interface MenuListProps {
	readonly heading: string;
	/** Whether the heading is only for who cannot see what the entries are. */
	readonly isHeadingHidden?: boolean;
	readonly entries: readonly MenuEntry[];
	/** What comes after the entries, such as a way to make another. */
	readonly children?: ReactNode;
}

/** A list of places to go to. */
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
						onApproach,
						actions,
					} ) => (
						<li key={ key } className={ styles.item }>
							<Link
								to={ anyRoute }
								params={ address }
								className={ styles.entry }
								aria-current={ isCurrent ? 'true' : undefined }
								onPointerEnter={ onApproach }
								onFocus={ onApproach }
							>
								<Icon icon={ icon } />
								<span className={ styles.label }>
									{ label }
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
