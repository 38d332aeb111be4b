import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { isolated } from '@/ui/quoted';
import styles from './BesideList.module.css';

interface BesideListProps< Item > {
	readonly preview: ReactNode;
	readonly title: string;
	/** Links to the item; null if it can't be opened. */
	readonly link: ComponentType< {
		readonly item: Item;
		readonly className?: string;
		readonly children?: ReactNode;
	} > | null;
	readonly item: Item;
	/** The link's label; "Edit" with the title by default. */
	readonly label?: string;
}

/** A large preview of the selected item, with a link that opens it. */
export function BesideList< Item >( {
	preview,
	title,
	link: ItemLink,
	item,
	label,
}: BesideListProps< Item > ) {
	return (
		<div className={ styles.beside }>
			{ preview }
			{ ItemLink && (
				<ItemLink item={ item } className={ styles.open ?? '' }>
					{ label ??
						sprintf(
							/* translators: %s: title of a document. */
							__( 'Edit %s', 'atelier' ),
							isolated( title || __( '(no title)', 'atelier' ) )
						) }
				</ItemLink>
			) }
		</div>
	);
}

export const NothingBeside = ( {
	children,
}: {
	readonly children?: ReactNode;
} ) => <p className={ styles.hint }>{ children }</p>;
