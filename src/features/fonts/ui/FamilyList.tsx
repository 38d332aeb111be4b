import { useId } from '@wordpress/element';
import { countActive } from '../model/activation';
import type { FontFamily, FontSource } from '../model/family';
import styles from './FamilyList.module.css';
import { useFontLibrary } from './useFontLibrary';
import { activeWords } from './words';

interface FamilyListProps {
	readonly title: string;
	readonly source: FontSource;
	readonly families: readonly FontFamily[];
}

/** Families below each other, under a heading. */
export function FamilyList( { title, source, families }: FamilyListProps ) {
	const id = useId();
	const { fonts } = useFontLibrary();
	if ( families.length === 0 ) {
		return null;
	}
	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<h2 className={ styles.title } id={ id }>
				{ title }
			</h2>
			<ul className={ styles.list }>
				{ families.map( ( family ) => (
					<li key={ family.slug } className={ styles.item }>
						<span className={ styles.name }>{ family.name }</span>
						<span className={ styles.count }>
							{ activeWords(
								countActive( fonts.active[ source ], family )
							) }
						</span>
					</li>
				) ) }
			</ul>
		</section>
	);
}
