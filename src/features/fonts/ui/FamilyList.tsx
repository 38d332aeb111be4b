import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { countActive } from '../model/activation';
import type { FontFamily } from '../model/family';
import styles from './FamilyList.module.css';
import { FamilyRow } from './FamilyRow';
import { activeLabel } from './familyLabels';

interface FamilyListProps {
	readonly title: string;
	readonly families: readonly FontFamily[];
	readonly active: readonly FontFamily[];
	/** The families whose files are gone. */
	readonly lost?: readonly FontFamily[];
	/** The id of a family's row. */
	readonly rowId: ( family: FontFamily ) => string;
	readonly onOpen: ( family: FontFamily ) => void;
}

const NONE: readonly never[] = [];

/** A list of families with a heading. */
export function FamilyList( {
	title,
	families,
	active,
	lost = NONE,
	rowId,
	onOpen,
}: FamilyListProps ) {
	const id = useId();
	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<h2 className={ styles.title } id={ id }>
				{ title }
			</h2>
			<ul className={ styles.list }>
				{ families.map( ( family ) => (
					<li key={ family.slug } className={ styles.item }>
						<FamilyRow
							id={ rowId( family ) }
							family={ family }
							state={
								lost.some(
									( { slug } ) => slug === family.slug
								)
									? __( 'Not installed', 'atelier' )
									: activeLabel(
											countActive( active, family )
										)
							}
							onOpen={ () => onOpen( family ) }
						/>
					</li>
				) ) }
			</ul>
		</section>
	);
}
