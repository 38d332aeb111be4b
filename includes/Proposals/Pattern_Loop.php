<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Support\Invalid_Input;
use WP_Block_Patterns_Registry;

/**
 * Patterns, template parts and menus that would contain themselves, of which WordPress shows a warning in place of the content.
 */
final class Pattern_Loop {
	private const PATTERN = 'core/block';
	private const PART    = 'core/template-part';
	private const MENU    = 'core/navigation';

	/** A pattern that the theme or a plugin registers, whose blocks stay what they are there. */
	private const OF_THEME = 'core/pattern';

	/** How many records inside of each other, and next to each other, are looked at. */
	private const MOST = 100;

	/**
	 * @param string       $key   Of the record that gets the blocks, as in Change::key_of(). Empty for a new one without a known key.
	 * @param list<string> $texts The blocks that it gets.
	 * @throws Invalid_Input If they contain it, also through other patterns and parts, or a pattern that isn't there yet.
	 */
	public static function refuse( string $key, array $texts ): void {
		$mine = self::compared( $key );
		array_map( array( self::class, 'refuse_missing' ), self::references( implode( "\n", $texts ) ) );
		$seen = array();
		while ( $texts ) {
			foreach ( self::references( array_shift( $texts ) ) as $inside ) {
				$name = self::compared( $inside );
				if ( $name === $mine ) {
					throw new Invalid_Input( 'loop_of_patterns', __( 'With this, the pattern or template part would contain itself. Use the blocks inside it, or leave it out.', 'atelier' ) );
				}
				if ( ! isset( $seen[ $name ] ) ) {
					$texts[] = self::content( $inside ) ?? self::content( $name ) ?? '';
				}
				$seen[ $name ] = true;
			}
			if ( count( $seen ) > self::MOST ) {
				/* translators: %d: number of patterns and template parts. */
				throw new Invalid_Input( 'many_patterns', sprintf( __( 'This shows more than %d patterns and template parts, so it can’t be checked that none contains itself. Use fewer.', 'atelier' ), self::MOST ) );
			}
		}
	}

	/**
	 * The ID that a new pattern will get can be guessed: a block that refers to it would make a loop once it is there.
	 *
	 * @throws Invalid_Input
	 */
	private static function refuse_missing( string $key ): void {
		list( $type, $id ) = explode( ':', $key, 2 );
		if ( 'wp_block' === $type && null === self::content( $key ) ) {
			/* translators: %s: the ID of a pattern. */
			throw new Invalid_Input( 'no_pattern', sprintf( __( 'No pattern has the ID %s. Find one with find-records, or propose a new one first.', 'atelier' ), $id ) );
		}
	}

	/** @return list<string> The keys of the record whose content a block shows, and of the part that a menu opens in. */
	private static function shown( Block_Node $node ): array {
		$attributes = $node->attributes();
		$text       = static fn( string $name ): string => is_scalar( $attributes->$name ?? null ) ? (string) $attributes->$name : '';
		// WordPress takes a number as a text as well.
		$post = static fn( string $type ): array => is_numeric( $text( 'ref' ) ) ? array( Change::key_of( $type, (string) (int) $text( 'ref' ) ) ) : array();
		switch ( $node->name ) {
			case self::PATTERN:
				return $post( 'wp_block' );
			case self::OF_THEME:
				return array( self::OF_THEME . ':' . $text( 'slug' ) );
			case self::PART:
				return array( self::part( $text( 'theme' ), $text( 'slug' ) ) );
			case self::MENU:
				$overlay = explode( '//', $text( 'overlay' ), 2 );
				return array_merge( $post( 'wp_navigation' ), array( isset( $overlay[1] ) ? self::part( $overlay[0], $overlay[1] ) : self::part( '', $overlay[0] ) ) );
			default:
				return array();
		}
	}

	private static function part( string $theme, string $slug ): string {
		$is_active = '' === $theme || 0 === strcasecmp( $theme, get_stylesheet() );
		return Change::key_of( 'wp_template_part', ( $is_active ? get_stylesheet() : $theme ) . "//$slug" );
	}

	/** A key with the slug that WordPress looks for: it finds parts in any case. */
	private static function compared( string $key ): string {
		$parts = explode( '//', $key, 2 );
		return 0 === strpos( $key, 'wp_template_part:' ) && isset( $parts[1] ) ? "$parts[0]//" . sanitize_title( $parts[1] ) : $key;
	}

	/** @return string|null Null if there is no such record. */
	private static function content( string $key ): ?string {
		list( $type, $id ) = explode( ':', $key, 2 );
		if ( 'wp_template_part' === $type ) {
			$part = get_block_template( $id, $type );
			return $part ? $part->content : null;
		}
		if ( self::OF_THEME === $type ) {
			return (string) ( WP_Block_Patterns_Registry::get_instance()->get_registered( $id )['content'] ?? '' );
		}
		$post = get_post( (int) $id );
		return $post && $type === $post->post_type ? $post->post_content : null;
	}

	/** @return list<string> Keys of records. */
	private static function references( string $text ): array {
		try {
			$nodes = Block_Tree::parse( $text )->nodes();
		} catch ( Invalid_Input $reason ) {
			return array();
		}
		return array_merge( array(), ...array_values( array_map( array( self::class, 'shown' ), $nodes ) ) );
	}
}
