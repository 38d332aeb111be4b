<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * What a change that an agent proposes consists of: one operation on one record, with its reason.
 */
final class Change_Schema {
	public const SET_PROPERTY = 'set-property';
	public const SET_STYLE    = 'set-style';
	public const ADD_PRESET   = 'add-preset';
	public const CREATE       = 'create-record';

	private const BLOCK = array( 'record', 'path', 'hash' );

	/** The fields of each operation besides `op` and `reason`: those it needs, and those it can have. */
	private const FIELDS = array(
		Block_Operations::INSERT    => array( array( 'record', 'path', 'hash', 'where', 'markup' ), array() ),
		Block_Operations::REPLACE   => array( array( 'record', 'path', 'hash', 'markup' ), array() ),
		Block_Operations::MOVE      => array( array( 'record', 'path', 'hash', 'to', 'to_hash', 'where' ), array() ),
		Block_Operations::REMOVE    => array( self::BLOCK, array() ),
		Block_Operations::ATTRIBUTE => array( array( 'record', 'path', 'hash', 'name', 'value' ), array() ),
		Block_Operations::MENU_ITEM => array( array( 'record', 'path', 'hash', 'where', 'label' ), array( 'url', 'page' ) ),
		self::SET_PROPERTY          => array( array( 'record', 'name', 'hash', 'value' ), array() ),
		self::SET_STYLE             => array( array( 'record', 'path', 'hash', 'value' ), array() ),
		self::ADD_PRESET            => array( array( 'record', 'kind', 'slug', 'title', 'value' ), array() ),
		self::CREATE                => array( array( 'type', 'title' ), array( 'slug', 'markup' ) ),
	);

	/** @return list<string> */
	public static function operations(): array {
		return array_keys( self::FIELDS );
	}

	/** @return array<string, mixed> The schema of a change, for those who write one. */
	public static function schema(): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'required'             => array( 'op', 'reason' ),
			'properties'           => self::properties(),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function properties(): array {
		$hash  = array(
			'type'      => 'string',
			'minLength' => 1,
			'maxLength' => 64,
		);
		$value = array( 'type' => array( 'string', 'number', 'boolean', 'null', 'array', 'object' ) );
		return array(
			'op'      => array(
				'type'        => 'string',
				'enum'        => self::operations(),
				'description' => self::explanation(),
			),
			'reason'  => self::text( 'Why, in a sentence for the person who decides.', 1000, 1 ),
			'record'  => self::text( 'The key of a record, from describe-site or find-records, such as "page:12".', 200, 1 ),
			'path'    => self::text( 'Of a block: its path from read-record, such as "0.2"; empty for the whole content. Of a style: names with dots, such as "styles.color.background".', 300 ),
			'hash'    => array( 'description' => 'From read-record: what this change is based on.' ) + $hash,
			'to'      => self::text( 'The path of the block to move to.', 300 ),
			'to_hash' => array( 'description' => 'The hash of that block.' ) + $hash,
			'where'   => array(
				'type'        => 'string',
				'enum'        => array( Block_Tree::BEFORE, Block_Tree::AFTER, Block_Tree::FIRST, Block_Tree::LAST ),
				'description' => 'Next to the block, or as the first or last one inside of it.',
			),
			'markup'  => self::text( 'Blocks as WordPress stores them, with their comments.', Sent_Markup::MAX_BYTES + 1 ),
			'name'    => self::text( 'Of an attribute or a property.', 100, 1 ),
			'value'   => array( 'description' => 'The new value; null removes it.' ) + $value,
			'label'   => self::text( 'What the menu item says.', 200, 1 ),
			'url'     => self::text( 'Where the menu item leads.', 2000, 1 ),
			'page'    => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'description' => 'The ID of a published page that the menu item leads to, in place of a URL.',
			),
			'kind'    => array(
				'type'        => 'string',
				'enum'        => Preset_Lists::addable(),
				'description' => 'Of a preset.',
			),
			'slug'    => array(
				'type'        => 'string',
				'pattern'     => '^[a-z0-9]+(-[a-z0-9]+)*$',
				'maxLength'   => 100,
				'description' => 'Small letters, digits and hyphens.',
			),
			'title'   => self::text( 'The name of a preset or of a new record.', 200, 1 ),
			'type'    => array(
				'type'        => 'string',
				'enum'        => Record_Areas::creatable(),
				'description' => 'Of a new record: a page, a pattern (wp_block), a menu (wp_navigation), a template part or a template.',
			),
		);
	}

	/** @return array<string, mixed> */
	private static function text( string $description, int $most, int $least = 0 ): array {
		return array(
			'type'        => 'string',
			'minLength'   => $least,
			'maxLength'   => $most,
			'description' => $description,
		);
	}

	/** For agents, which read English best; nobody sees it on a screen. */
	private static function explanation(): string {
		$lines = array();
		foreach ( self::FIELDS as $name => list( $needed, $possible ) ) {
			$lines[] = "$name: " . implode( ', ', $needed ) . ( $possible ? ' (' . implode( ', ', $possible ) . ')' : '' );
		}
		return 'What to do, and the fields that it needs. ' . implode( '; ', $lines ) . '. All changes of one request are about the records as they were before it.';
	}

	/**
	 * A change with the fields of its operation and of the right types.
	 *
	 * @param mixed $sent
	 * @return array<string, mixed>
	 * @throws Invalid_Input
	 */
	public static function parse( $sent ): array {
		if ( ! is_array( $sent ) || ! is_string( $sent['op'] ?? null ) || ! isset( self::FIELDS[ $sent['op'] ] ) ) {
			/* translators: %s: names of operations. */
			throw new Invalid_Input( 'operation', sprintf( __( 'A change is an object whose “op” is one of: %s.', 'atelier' ), implode( ', ', self::operations() ) ) );
		}
		list( $needed, $possible ) = self::FIELDS[ $sent['op'] ];
		$missing                   = array_diff( array_merge( $needed, array( 'reason' ) ), array_keys( $sent ) );
		if ( $missing ) {
			/* translators: 1: the name of an operation, 2: names of fields. */
			throw new Invalid_Input( 'missing', sprintf( __( '“%1$s” also needs: %2$s.', 'atelier' ), $sent['op'], implode( ', ', $missing ) ) );
		}
		$foreign = array_diff( array_map( 'strval', array_keys( $sent ) ), $needed, $possible, array( 'op', 'reason' ) );
		if ( $foreign ) {
			/* translators: 1: the name of an operation, 2: names of fields. */
			throw new Invalid_Input( 'foreign', sprintf( __( '“%1$s” doesn’t take: %2$s. Leave that out.', 'atelier' ), $sent['op'], mb_substr( implode( ', ', $foreign ), 0, 200 ) ) );
		}
		$valid = rest_validate_value_from_schema( $sent, self::schema(), 'change' );
		if ( is_wp_error( $valid ) ) {
			throw new Invalid_Input( 'value', $valid->get_error_message() );
		}
		Direction_Marks::refuse( $sent );
		Unseen_Characters::refuse( $sent );
		if ( isset( $sent['slug'] ) ) {
			self::refuse_no_slug( (string) $sent['slug'] );
		}
		if ( isset( $sent['title'] ) && self::is_blank_html( (string) $sent['title'] ) ) {
			throw new Invalid_Input( 'value', __( 'A title isn’t empty. Write one that people can read.', 'atelier' ) );
		}
		return $sent;
	}

	/**
	 * The pattern of the schema lets a line break at the end pass, which WordPress takes off: the slug would be another's.
	 *
	 * @throws Invalid_Input
	 */
	public static function refuse_no_slug( string $text ): void {
		if ( sanitize_title( $text ) !== $text ) {
			/* translators: %s: a slug, such as "about-us". */
			throw new Invalid_Input( 'slug', sprintf( __( 'This isn’t a slug. “%s” would be one.', 'atelier' ), sanitize_title( $text ) ) );
		}
	}

	/** Whether nobody sees anything of a text that may have HTML, such as a title. */
	public static function is_blank_html( string $html ): bool {
		return self::is_blank( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5 ) );
	}

	/** Whether nobody sees anything of a text. Some letters and signs are blank, too. */
	public static function is_blank( string $text ): bool {
		return 1 === preg_match( '/^[\pZ\pC\s\x{34F}\x{115F}\x{1160}\x{2800}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}]*+$/uD', $text );
	}
}
