import { Tooltip } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { WhenInView } from '@/ui/WhenInView';
import styles from './VariationCard.module.css';

interface VariationCardProps {
	readonly title: string;
	/** Empty if it has none. */
	readonly description: string;
	/** Whether it is active. */
	readonly isActive: boolean;
	/** Whether the user has changed some of its values. */
	readonly isChanged: boolean;
	/** Its picture; rendered when it scrolls into view. */
	readonly children: ReactNode;
	/** A menu with its actions. */
	readonly menu?: ReactNode;
	readonly onChoose: () => void;
}

/** A style variation to choose. */
export const VariationCard = ( {
	title,
	description,
	isActive,
	isChanged,
	children,
	menu,
	onChoose,
}: VariationCardProps ) => (
	<li className={ styles.item } data-has-menu={ menu !== undefined }>
		<Tooltip text={ description }>
			<button
				type="button"
				className={ styles.card }
				aria-pressed={ isActive }
				onClick={ onChoose }
			>
				<span className={ styles.picture } aria-hidden>
					<WhenInView className={ styles.painted }>
						{ children }
					</WhenInView>
				</span>
				<span className={ styles.title }>
					{ title || __( '(no title)', 'atelier' ) }
					{ isChanged && (
						<span className={ styles.changed }>
							{ ' ' }
							{ __( '(changed)', 'atelier' ) }
						</span>
					) }
				</span>
			</button>
		</Tooltip>
		{ menu && <span className={ styles.menu }>{ menu }</span> }
	</li>
);
