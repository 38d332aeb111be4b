<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Navigation;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Current_Overlay;
use Atelier\Records\Record_Rights;
use Atelier\Uses\Asked_Thing;
use Atelier\Uses\Index_Question;
use Atelier\Uses\Named_Places;
use Atelier\Uses\Used_In;
use Atelier\Uses\Used_Things;

/**
 * The templates, template parts and patterns that show each menu, from the index of uses.
 */
final class Menu_Usage {
	private Record_Rights $rights;
	private Current_Overlay $request;

	public function __construct( Record_Rights $rights, Current_Overlay $request ) {
		$this->rights  = $rights;
		$this->request = $request;
	}

	/**
	 * Those that the user may edit.
	 *
	 * @param list<int> $menus
	 * @return array<int, list<array{type: string, id: string, title: string}>|null> By menu; null where none is known yet.
	 */
	public function of( array $menus ): array {
		$asked = array();
		foreach ( $menus as $menu ) {
			$asked[ $menu ] = ( new Asked_Thing( Used_Things::MENU, (string) $menu ) )->keys();
		}
		$found = Index_Question::ask( fn(): array => Used_In::create( $this->request )->in_design( $asked ), array() );
		$named = new Named_Places( $this->rights );
		$name  = static fn( array $places ): array => array_map( static fn( array $place ): array => array_diff_key( $place, array( 'isDirect' => true ) ), $named->of( $places ) );
		return array_map( static fn( array $places ): ?array => $places || $found['is_complete'] ? $name( $places ) : null, $found['answer'] );
	}
}
