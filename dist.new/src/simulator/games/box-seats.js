"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BoxSeats = void 0;
/** The boxes of a table: each guest has one of his own as long as he sits there. */
class BoxSeats {
    count;
    cloth;
    boxes = new Map();
    constructor(count, cloth) {
        this.count = count;
        this.cloth = cloth;
    }
    /** The box of a guest, which is the first free one when he is new. */
    of({ id }) {
        const known = this.boxes.get(id);
        if (known !== undefined)
            return known;
        const present = new Set(this.cloth.present());
        for (const guest of this.boxes.keys())
            if (!present.has(guest))
                this.boxes.delete(guest);
        const taken = new Set(this.boxes.values());
        const boxes = Array.from({ length: this.count }, (_, index) => index + 1);
        const free = boxes.find((box) => !taken.has(box)) ?? this.count;
        this.boxes.set(id, free);
        return free;
    }
}
exports.BoxSeats = BoxSeats;
//# sourceMappingURL=box-seats.js.map