<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * The properties of records that Atelier knows, with their names in REST: the only list of them. Custom fields are in
 * Record_Meta, terms in Record_Types, the site's settings in Site_Settings. Which rights saving one takes is asked of WordPress;
 * see Edit_Rights.
 */
final class Record_Properties {
	/** Sent as text, or as an object with `raw`; filtered by the rights of its author. */
	private const TEXT = 'text';

	private const WORD   = 'word';
	private const NUMBER = 'number';
	private const SWITCH = 'switch';
	private const MAP    = 'map';

	/** Null stands for no date. */
	private const DATE = 'date';

	/** What a property refers to by its ID. */
	public const USER     = 'user';
	public const ANY_POST = 'post';
	public const MEDIA    = 'media';

	/** Which records can have it in a draft. */
	private const POSTS     = 1;
	private const TEMPLATES = 2;
	private const STYLES    = 4;
	private const ALL       = self::POSTS | self::TEMPLATES | self::STYLES;

	/** In the history of all posts. */
	private const ALWAYS = 'always';

	/** In the history of posts whose type can be viewed. */
	private const VIEWABLE = 'viewable';

	/** In the history of the type "post". */
	private const POST = 'post';

	/**
	 * - `type`: one of the above;
	 * - `column` of a post, or the `meta` key, if that is where it is stored as it is;
	 * - `refers`: to what, if it is an ID of something else;
	 * - `blocks`: whether it is merged block by block; maps are merged key by key;
	 * - `of`: the records that can have it in a draft, if any can;
	 * - `versioned`: whether saves by two people can conflict in it;
	 * - `history`: in the history of posts whose type supports this, or is what one of the above says.
	 */
	private const TABLE = array(
		'title'            => array( 'type' => self::TEXT, 'column' => 'post_title', 'of' => self::ALL, 'versioned' => true, 'history' => self::ALWAYS ),
		'content'          => array( 'type' => self::TEXT, 'column' => 'post_content', 'blocks' => true, 'of' => self::POSTS | self::TEMPLATES, 'versioned' => true, 'history' => self::ALWAYS ),
		'status'           => array( 'type' => self::WORD, 'column' => 'post_status', 'of' => self::POSTS, 'versioned' => true, 'history' => self::ALWAYS ),
		'slug'             => array( 'type' => self::WORD, 'column' => 'post_name', 'of' => self::POSTS, 'versioned' => true, 'history' => self::ALWAYS ),
		'date'             => array( 'type' => self::DATE, 'of' => self::POSTS, 'versioned' => true, 'history' => self::VIEWABLE ),
		'date_gmt'         => array( 'type' => self::DATE, 'of' => self::POSTS ),
		'author'           => array( 'type' => self::NUMBER, 'column' => 'post_author', 'refers' => self::USER, 'of' => self::POSTS | self::TEMPLATES, 'versioned' => true, 'history' => self::VIEWABLE ),
		'excerpt'          => array( 'type' => self::TEXT, 'column' => 'post_excerpt', 'of' => self::POSTS, 'versioned' => true, 'history' => 'excerpt' ),
		'description'      => array( 'type' => self::TEXT, 'column' => 'post_excerpt', 'of' => self::TEMPLATES, 'versioned' => true ),
		'area'             => array( 'type' => self::WORD, 'of' => self::TEMPLATES, 'versioned' => true ),
		'is_wp_suggestion' => array( 'type' => self::SWITCH, 'of' => self::TEMPLATES ),
		'comment_status'   => array( 'type' => self::WORD, 'column' => 'comment_status', 'of' => self::POSTS, 'versioned' => true, 'history' => 'comments' ),
		'ping_status'      => array( 'type' => self::WORD, 'column' => 'ping_status', 'of' => self::POSTS, 'versioned' => true, 'history' => 'comments' ),
		'parent'           => array( 'type' => self::NUMBER, 'column' => 'post_parent', 'refers' => self::ANY_POST, 'of' => self::POSTS, 'versioned' => true, 'history' => 'page-attributes' ),
		'menu_order'       => array( 'type' => self::NUMBER, 'column' => 'menu_order', 'of' => self::POSTS, 'versioned' => true, 'history' => 'page-attributes' ),
		'featured_media'   => array( 'type' => self::NUMBER, 'meta' => '_thumbnail_id', 'refers' => self::MEDIA, 'of' => self::POSTS, 'versioned' => true, 'history' => 'thumbnail' ),
		'format'           => array( 'type' => self::WORD, 'of' => self::POSTS, 'versioned' => true, 'history' => 'post-formats' ),
		'sticky'           => array( 'type' => self::SWITCH, 'of' => self::POSTS, 'versioned' => true, 'history' => self::POST ),
		'template'         => array( 'type' => self::WORD, 'meta' => '_wp_page_template', 'of' => self::POSTS, 'versioned' => true, 'history' => self::VIEWABLE ),
		// Never in the history.
		'password'         => array( 'type' => self::WORD, 'column' => 'post_password', 'of' => self::POSTS, 'versioned' => true ),
		'settings'         => array( 'type' => self::MAP, 'of' => self::STYLES, 'versioned' => true ),
		'styles'           => array( 'type' => self::MAP, 'of' => self::STYLES, 'versioned' => true ),
		// Each key counts as a property; see Record_Meta.
		'meta'             => array( 'type' => self::MAP, 'of' => self::POSTS ),
		// Sent by WordPress's editor to reset a template, and with a deletion to skip the trash.
		'source'           => array( 'type' => self::WORD ),
		'force'            => array( 'type' => self::SWITCH ),
	);

	/** Whether a property is text that WordPress filters by the rights of its author. */
	public static function is_text( string $name ): bool {
		return self::TEXT === ( self::TABLE[ $name ]['type'] ?? '' );
	}

	/**
	 * Whether a property can have a value of this type. Those that aren't in the table can have any.
	 *
	 * @param mixed $value Plain, without the object around texts.
	 */
	public static function has_type( string $name, $value ): bool {
		switch ( self::TABLE[ $name ]['type'] ?? '' ) {
			case self::TEXT:
			case self::WORD:
				return is_string( $value );
			case self::DATE:
				return null === $value || is_string( $value );
			case self::NUMBER:
				return is_int( $value ) || ( is_string( $value ) && 1 === preg_match( '/^-?\d{1,18}$/D', $value ) );
			case self::SWITCH:
				return is_scalar( $value );
			case self::MAP:
				return is_array( $value );
			default:
				return true;
		}
	}

	/**
	 * Whether a value is of the type that REST answers and the history has, where has_type() takes what REST takes.
	 *
	 * @param mixed $value
	 */
	public static function is_stored_as( string $name, $value ): bool {
		$type = self::TABLE[ $name ]['type'] ?? '';
		if ( self::NUMBER === $type ) {
			return is_int( $value );
		}
		return self::SWITCH === $type ? is_bool( $value ) : self::has_type( $name, $value );
	}

	/**
	 * Values by name, with maps as objects even if they are empty: for JSON.
	 *
	 * @param array<string, mixed> $values
	 */
	public static function for_json( array $values ): object {
		foreach ( $values as $name => $value ) {
			if ( array() === $value && self::is_map( (string) $name ) ) {
				$values[ $name ] = (object) array();
			}
		}
		return (object) $values;
	}

	public static function has_blocks( string $name ): bool {
		return ! empty( self::TABLE[ $name ]['blocks'] );
	}

	public static function is_map( string $name ): bool {
		return self::MAP === ( self::TABLE[ $name ]['type'] ?? '' );
	}

	/** What the ID that a property has is of: one of the constants, or empty. */
	public static function refers_to( string $name ): string {
		return self::TABLE[ $name ]['refers'] ?? '';
	}

	/** Whether what a property refers to is a post. */
	public static function is_post( string $refers_to ): bool {
		return in_array( $refers_to, array( self::ANY_POST, self::MEDIA ), true );
	}

	/** The column of a post that stores a property; null if none does. */
	public static function column( string $name ): ?string {
		return self::TABLE[ $name ]['column'] ?? null;
	}

	/** The meta key that stores a property; null if none does. */
	public static function meta_key( string $name ): ?string {
		return self::TABLE[ $name ]['meta'] ?? null;
	}

	/** Whether a meta key is stored as a property with another name. */
	public static function is_meta_key( string $key ): bool {
		return in_array( $key, array_column( self::TABLE, 'meta' ), true );
	}

	/** @return list<string> The properties in which saves by two people can conflict, besides custom fields and terms. */
	public static function versioned(): array {
		// For each record of a list.
		static $names = null;
		$names        = $names ?? array_keys( array_filter( self::TABLE, static fn( array $property ): bool => ! empty( $property['versioned'] ) ) );
		return $names;
	}

	/**
	 * The properties that records of a type can have in a draft, besides terms.
	 *
	 * @return list<string>
	 */
	public static function drafted( string $type ): array {
		$of = Record_Types::is_template( $type ) ? self::TEMPLATES : ( Record_Types::STYLES === $type ? self::STYLES : self::POSTS );
		return array_keys( array_filter( self::TABLE, static fn( array $property ): bool => 0 !== ( ( $property['of'] ?? 0 ) & $of ) ) );
	}

	/**
	 * The properties in the history of posts of a type, besides custom fields and terms.
	 *
	 * @return list<string>
	 */
	public static function in_history( string $type ): array {
		$is_of = static function ( array $property ) use ( $type ): bool {
			switch ( $property['history'] ?? '' ) {
				case '':
					return false;
				case self::ALWAYS:
					return true;
				case self::VIEWABLE:
					return is_post_type_viewable( $type );
				case self::POST:
					return self::POST === $type;
				default:
					// WordPress's REST API saves excerpts of pages, too, which have no field of their own in its editors.
					return post_type_supports( $type, $property['history'] ) || ( 'page' === $type && 'excerpt' === $property['history'] );
			}
		};
		return array_keys( array_filter( self::TABLE, $is_of ) );
	}
}
