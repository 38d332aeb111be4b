<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Template_Title;
use Atelier\Records\Change;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Types;
use Atelier\Support\Page;

/**
 * The names of documents that use something, for the current user: whoever may not edit one learns that it is there, and no more.
 *
 * @phpstan-import-type Place from Used_In
 */
final class Named_Places {
	private Record_Rights $rights;

	public function __construct( Record_Rights $rights ) {
		$this->rights = $rights;
	}

	/**
	 * Those that the user may edit.
	 *
	 * @param list<Place> $places
	 * @return list<array{ type: string, id: string, title: string, isDirect: bool }>
	 */
	public function of( array $places ): array {
		_prime_post_caches( array_values( array_filter( array_column( $places, 'post' ) ) ), false, false );
		$named = array();
		foreach ( $places as $place ) {
			if ( $this->may_name( $place['type'], $place['id'], $place['post'] ) ) {
				$named[] = array(
					'type'     => $place['type'],
					'id'       => $place['id'],
					'title'    => '' === $place['title'] ? self::title( $place['type'], $place['id'], $place['post'] ) : $place['title'],
					'isDirect' => $place['direct'],
				);
			}
		}
		return $named;
	}

	private function may_name( string $type, string $id, int $post ): bool {
		if ( Indexed_Record::WIDGETS === $type ) {
			return current_user_can( Page::capability() );
		}
		return $this->rights->may_edit( $type, $id ) && ( 0 === $post || Change::SITE === $type || current_user_can( 'edit_post', $post ) );
	}

	private static function title( string $type, string $id, int $post ): string {
		if ( Change::SITE === $type ) {
			return __( 'Site settings', 'atelier' );
		}
		if ( Indexed_Record::WIDGETS === $type ) {
			return __( 'Widgets', 'atelier' );
		}
		if ( Record_Types::STYLES === $type ) {
			return __( 'Styles', 'atelier' );
		}
		$stored = $post > 0 ? get_post( $post ) : null;
		$title  = $stored ? $stored->post_title : '';
		if ( ! Record_Types::is_template( $type ) ) {
			return $title;
		}
		$slug = explode( '//', $id, 2 )[1] ?? $id;
		return '' !== $title && $title !== $slug ? $title : self::title_of_file( $type, $slug );
	}

	/** As theme.json or WordPress names it. */
	private static function title_of_file( string $type, string $slug ): string {
		$named = 'wp_template' === $type ? wp_get_theme_data_custom_templates() : wp_get_theme_data_template_parts();
		$title = $named[ $slug ]['title'] ?? '';
		return is_string( $title ) && '' !== $title ? $title : Template_Title::of( $type, $slug );
	}
}
