<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Fallback_Menu;
use Atelier\Overlay\Template_Title;
use Atelier\Records\Change;
use Atelier\Support\Block_Markup;
use WP_Block_Template;

/**
 * What WordPress uses something new for without being told: templates by their slug, and the newest menu.
 */
final class Used_For {
	/** The words that slugs in the template hierarchy begin with. */
	private const HIERARCHY = '/^(404|archive|attachment|author|category|date|embed|front-page|home|index|page|privacy-policy|search|single|singular|tag|taxonomy)(-|$)/';

	/** @var list<string>|null Once it is known. */
	private ?array $without_menu = null;

	/** @return list<string> Titles; empty if nothing shows it by itself. */
	public function of( Change $change ): array {
		if ( ! $change->is_new() || 'publish' !== ( $change->edits()['status'] ?? 'publish' ) ) {
			return array();
		}
		switch ( $change->type() ) {
			case 'wp_template':
				return self::screens( (string) substr( (string) strstr( $change->record_id(), '//' ), 2 ) );
			case 'wp_navigation':
				$this->without_menu = $this->without_menu ?? self::places_without_menu();
				return $this->without_menu;
			default:
				return array();
		}
	}

	/** @return list<string> */
	private static function screens( string $slug ): array {
		return preg_match( self::HIERARCHY, $slug ) ? array( wp_strip_all_tags( Template_Title::of( 'wp_template', $slug ) ) ) : array();
	}

	/** @return list<string> The template parts and templates with a navigation block that has neither a menu nor links. */
	private static function places_without_menu(): array {
		$found = array_filter(
			array_merge( get_block_templates( array(), 'wp_template_part' ), get_block_templates() ),
			static fn( WP_Block_Template $template ): bool => self::shows_newest( resolve_pattern_blocks( ( new Block_Markup( $template->content ) )->blocks() ) )
		);
		return array_values( array_unique( array_map( static fn( WP_Block_Template $template ): string => wp_strip_all_tags( $template->title ), $found ) ) );
	}

	/** @param array<array<string, mixed>> $blocks */
	private static function shows_newest( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			$inner = $block['innerBlocks'] ?? array();
			if ( $inner ? self::shows_newest( $inner ) : Fallback_Menu::may_be_in( (string) $block['blockName'], (array) $block['attrs'] ) ) {
				return true;
			}
		}
		return false;
	}
}
