<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Types;
use Atelier\Records\Site_Settings;

/**
 * A record with the values that say what it uses: a document, global styles, the site's settings, widgets, or a registered pattern.
 * Immutable.
 */
final class Indexed_Record {
	/** The blocks of widget areas. */
	public const WIDGETS = 'widgets';

	/** A registered pattern: no document, but what it contains is where it is placed. */
	public const REGISTERED = 'registered';

	/** Property names that say more than that they refer to something. */
	private const TEMPLATE = 'template';

	public string $type;

	/** As in Records\Change; of a registered pattern its name. */
	public string $id;

	/** The ID of its post; 0 if it has none. */
	public int $post;

	/** @var array<string, mixed> By property, raw. */
	private array $values;

	/** @param array<string, mixed> $values */
	public function __construct( string $type, string $id, int $post, array $values ) {
		$this->type   = $type;
		$this->id     = $id;
		$this->post   = $post;
		$this->values = $values;
	}

	/** The key of a record in the index. */
	public static function key_of( string $type, string $id ): string {
		return md5( "$type\n$id" );
	}

	public function key(): string {
		return self::key_of( $this->type, $this->id );
	}

	public function title(): string {
		return is_string( $this->values['title'] ?? null ) ? $this->values['title'] : '';
	}

	/** Its blocks; empty if it has none. */
	public function content(): string {
		return is_string( $this->values['content'] ?? null ) ? $this->values['content'] : '';
	}

	/** @return array<string, mixed> By property, raw. */
	public function values(): array {
		return $this->values;
	}

	/** By the tables of the room Records: which properties are text, blocks, maps or references. */
	public function uses(): Used_Things {
		$things = new Used_Things();
		foreach ( $this->values as $name => $value ) {
			if ( is_string( $value ) && '' !== $value ) {
				$this->add_text( $name, $value, $things );
			} elseif ( is_array( $value ) && Record_Properties::is_map( $name ) ) {
				Attribute_Uses::in_map( $value, $things );
			} elseif ( is_int( $value ) ) {
				$this->add_reference( $name, $value, $things );
			}
		}
		if ( Record_Types::STYLES === $this->type ) {
			$this->add_variations( $things );
		}
		return $things;
	}

	private function add_text( string $name, string $value, Used_Things $things ): void {
		if ( Record_Properties::has_blocks( $name ) ) {
			Content_Uses::in( $value, $things );
		} elseif ( Record_Properties::is_text( $name ) ) {
			Text_Uses::in( $value, $things );
		} elseif ( self::TEMPLATE === $name && 'default' !== $value ) {
			$things->add( Used_Things::TEMPLATE, $value );
		}
	}

	private function add_reference( string $name, int $id, Used_Things $things ): void {
		$kinds = array(
			Record_Properties::MEDIA    => Used_Things::MEDIA,
			Record_Properties::ANY_POST => Used_Things::POST,
		);
		$kind  = $kinds[ Change::SITE === $this->type ? Site_Settings::refers_to( $name ) : Record_Properties::refers_to( $name ) ] ?? null;
		if ( null !== $kind ) {
			$things->add_id( $kind, $id );
		}
	}

	/** Styles of block style variations. */
	private function add_variations( Used_Things $things ): void {
		$blocks = $this->values['styles']['blocks'] ?? null;
		foreach ( is_array( $blocks ) ? $blocks : array() as $block => $styles ) {
			foreach ( is_array( $styles['variations'] ?? null ) ? array_keys( $styles['variations'] ) : array() as $name ) {
				$things->add( Used_Things::BLOCK_STYLE, "$block|$name" );
			}
		}
	}
}
