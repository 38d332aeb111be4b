import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { ActiveVariation, Variation } from '../../model/variation';
import { VariationCard } from './VariationCard';
import styles from './VariationList.module.css';

interface VariationListProps {
	readonly title: string;
	readonly variations: readonly Variation[];
	/** The active variation. */
	readonly active: ActiveVariation | null;
	readonly renderPicture: ( variation: Variation ) => ReactNode;
	readonly renderMenu?: ( variation: Variation ) => ReactNode;
	readonly onChoose: ( variation: Variation ) => void;
	/** Above the cards, such as actions. */
	readonly children?: ReactNode;
}

/** A list of variations with a heading. */
export function VariationList( {
	title,
	variations,
	active,
	renderPicture,
	renderMenu,
	onChoose,
	children,
}: VariationListProps ) {
	const heading = useId();
	return (
		<section className={ styles.section } aria-labelledby={ heading }>
			<h3 id={ heading } className={ styles.heading }>
				{ title }
			</h3>
			{ children }
			{ variations.length > 0 && (
				<ul className={ styles.cards }>
					{ variations.map( ( variation ) => {
						const isActive = active?.variation.id === variation.id;
						return (
							<VariationCard
								key={ variation.id }
								title={ variation.title }
								description={ variation.description ?? '' }
								isActive={ isActive }
								isChanged={ isActive && active.isChanged }
								menu={ renderMenu?.( variation ) }
								onChoose={ () => onChoose( variation ) }
							>
								{ renderPicture( variation ) }
							</VariationCard>
						);
					} ) }
				</ul>
			) }
		</section>
	);
}
